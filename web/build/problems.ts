// What a card lacks before the page can be built with it: one line that names the file and what to add.

export interface Given {
  /** The cards of src/kit/game.ts. */
  cards: readonly string[]
  /** The icons of src/kit/cards.ts by the card they are for. */
  faces: Record<string, string>
  /** The message catalogues, each by the name of its file. */
  texts: Record<string, string>
  /** The names of all game-icons. */
  icons: ReadonlySet<string>
}

const FACES = 'web/src/kit/cards.ts'

export function problemsOf({ cards, faces, texts, icons }: Given): string[] {
  const unknown = [...new Set([...Object.keys(faces), ...Object.values(texts).flatMap(cardsIn)])].filter((kind) => !cards.includes(kind))
    .map((kind) => `web/src/kit/game.ts does not know ${kind}: run 'make messages'`)
  const faceless = cards.filter((kind) => !Object.hasOwn(faces, kind))
    .map((kind) => `${FACES} has no face for ${kind}: add it`)
  const iconless = Object.entries(faces).filter(([, icon]) => !icons.has(icon))
    .map(([kind, icon]) => `${FACES}: ${kind}: there is no game-icon '${icon}'`)
  const untold = Object.entries(texts).flatMap(([file, text]) => {
    const told = cardsIn(text)
    return cards.filter((kind) => !told.includes(kind))
      .map((kind) => `${file} lacks card-${kind} with its .short and .rule: add what is missing`)
  })
  return [...unknown, ...faceless, ...iconless, ...untold]
}

/** The cards that a catalogue tells of, by their kinds. */
function cardsIn(text: string): string[] {
  const whole = text.split(/^(?=[a-z])/m).filter((message) => /^ +\.short =/m.test(message) && /^ +\.rule =/m.test(message))
  return whole.map((message) => message.replace(/^card-([a-z-]+) =.*/s, '$1'))
}
