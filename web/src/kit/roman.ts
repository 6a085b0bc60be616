const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']

/** Rounds, and nothing else, are counted in Roman numerals. */
export function roman(round: number): string {
  return NUMERALS[round] ?? String(round)
}
