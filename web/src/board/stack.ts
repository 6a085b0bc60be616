import type { Stack } from '../game/board'
import { listOf } from '../site/people'
import { t } from '../kit/texts'

/** What a screen reader says of a stack: no more than is to be seen. */
export function stackLabel(stack: Stack, position: number, you: string, nameOf: (family: string) => string): string {
  const [top, ...under] = stack
  if (!top) return ''
  const { family, kind, open, known, tokens, verdicts } = top
  const key = open ? 'open' : known ? 'known' : !kind ? 'closed' : family === you ? 'mine' : 'seen'
  const beneath = listOf(under.map((card) => card.kind ? t(`card-${card.kind}`) : t('slot-beneath-closed')))
  return t(`slot-${key}`, {
    position, tokens, verdicts, under: under.length, beneath, name: nameOf(family), card: kind ? t(`card-${kind}`) : '',
  })
}
