import type { Stack } from '../game/board'
import { listOf } from '../site/people'
import { t } from '../kit/texts'

/** What a screen reader says about a stack: no more than is visible. */
export function stackLabel(stack: Stack, position: number, you: string, nameOf: (family: string) => string): string {
  const [top, ...under] = stack
  if (!top) return ''
  const { family, kind, open, known, asleep, tokens, verdicts } = top
  const key = open ? 'open' : known ? 'known' : !kind ? 'closed' : family === you ? 'mine' : 'seen'
  const beneath = listOf(under.map((card) => !card.kind ? t('slot-beneath-closed') : card.open ? t(`card-${card.kind}`) : t('slot-beneath-known', { card: t(`card-${card.kind}`) })))
  const label = t(`slot-${key}`, {
    position, tokens, verdicts, under: under.length, beneath, name: nameOf(family), card: kind ? t(`card-${kind}`) : '',
  })
  return [label, ...(verdicts > 1 ? [t('detail-verdicts', { number: verdicts })] : []), ...(asleep ? [t('detail-asleep')] : [])].join(', ')
}
