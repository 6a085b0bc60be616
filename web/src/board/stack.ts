import type { Stack } from '../game/board'
import { listOf } from '../site/people'
import { t } from '../kit/texts'

/** The covered cards from the upper one down, as far as the viewer knows them, with the tokens on each. */
export function beneathOf([, ...under]: Stack): string {
  return listOf(under.map(({ kind, open, tokens }) => {
    const card = !kind ? t('slot-beneath-closed') : open ? t(`card-${kind}`) : t('slot-beneath-known', { card: t(`card-${kind}`) })
    return tokens ? `${card} (${t('detail-tokens', { number: tokens })})` : card
  }))
}

/** What a screen reader says about a stack: no more than is visible. */
export function stackLabel(stack: Stack, position: number, you: string, nameOf: (family: string) => string): string {
  const [top, ...under] = stack
  if (!top) return ''
  const { family, kind, open, known, asleep, tokens, verdicts } = top
  const key = open ? 'open' : known ? 'known' : !kind ? 'closed' : family === you ? 'mine' : 'seen'
  const label = t(`slot-${key}`, {
    position, tokens, verdicts, under: under.length, beneath: beneathOf(stack), name: nameOf(family), card: kind ? t(`card-${kind}`) : '',
  })
  return [label, ...(verdicts > 1 ? [t('detail-verdicts', { number: verdicts })] : []), ...(asleep ? [t('detail-asleep')] : [])].join(', ')
}
