/** The sentences around a decision: the question, what an answer brings, and what everybody is waiting for. */

import { placeOf, topAt, type Board } from '../game/board'
import { positionAt } from '../game/options'
import { has, t, type Values } from '../kit/texts'
import { cardAt, kindName, type Facts } from './facts'
import { gainOf, givenBy } from './forecast'

function actingName(facts: Facts): string {
  const kind = facts.board.doing ?? placeOf(facts.board, facts.board.acting)?.card.kind
  return kind ? kindName(kind) : ''
}

/** The question that I have to answer. */
export function askedOf(facts: Facts): string {
  const { decision, touched, marked, board } = facts
  if (!decision) return ''
  const card = actingName(facts)
  if (decision.question === 'place') return placing(facts)
  if (marked?.spot && decision.question !== 'gap') {
    const target = cardAt(facts, positionAt(marked.spot))
    return marked.verb === 'target' ? targeting(board, 'sure', 'sure-eliminate', { card, target }) : t(`sure-${marked.verb}`, { card, target })
  }
  if (decision.question === 'gap') return t('asked-gap', { target: cardAt(facts, board.moving) })
  if (decision.question === 'target') return targeting(board, 'asked', 'asked-target', { card })
  if (touched.verb === 'swap') return t('asked-swap', { card })
  if (touched.verb === 'verdict' || touched.verb === 'eliminate' || (touched.verb === 'confer' && !marked)) return t(`asked-${touched.verb}`, { card })
  if (decision.question === 'keep' && facts.options.length < 2) return t('asked-keep-only', { card })
  if (decision.question === 'verdict' && facts.options.every(({ verb }) => verb === 'verdict')) return t('asked-verdict-only', { card })
  return t(`asked-${decision.question}`, { card })
}

/** A card with a target asks in its own words; a card without such words eliminates the target. */
function targeting({ doing }: Board, part: 'asked' | 'sure', usual: string, values: Values): string {
  const own = `card-${doing}.${part}`
  return t(has(own) ? own : usual, values)
}

function placing({ touched, marked, board, you }: Facts): string {
  if (!touched.kind) return board.row.length ? t('asked-place') : t('asked-place-empty')
  const card = kindName(touched.kind)
  if (!marked?.spot) return t('asked-place-where', { card })
  const where = placeWord(marked.spot, board)
  if (where !== 'on') return t(`sure-place-${where}`, { card })
  const beneath = topAt(board, positionAt(marked.spot))
  return t('sure-place-on', { card, beneath: beneath?.kind && beneath.family === you ? kindName(beneath.kind) : '' })
}

function placeWord(spot: string, board: Board): string {
  return board.row.length === 0 ? 'only' : spot.split(' ')[0] ?? spot
}

/** What the answers, or the marked one, would bring. */
export function consequenceOf(facts: Facts): string {
  const { decision, touched, marked, board } = facts
  if (!decision) return ''
  if (marked && decision.question !== 'place' && decision.question !== 'keep') {
    const given = givenBy(facts, marked)
    if (given) return given
  }
  if (decision.question === 'place') return t(marked || !board.row.length && touched.kind ? 'tells-place-marked' : board.round === 1 && !touched.kind ? 'tells-aside' : 'tells-place')
  if (decision.question === 'gap') return t('tells-gap')
  const acting = placeOf(board, board.acting)?.card
  if (decision.question === 'keep' && acting) {
    return t(acting.known ? 'tells-keep-known' : 'tells-keep', { tokens: acting.tokens })
  }
  const kind = board.doing
  return kind ? t(`card-${kind}.rule`) : ''
}

/** The text on the button of a place. */
export function placeLabel({ board }: Facts, spot: string): string {
  const where = placeWord(spot, board)
  if (where !== 'on') return t(`place-${where}`)
  const beneath = topAt(board, positionAt(spot))
  return t('place-on', { card: beneath?.kind ? kindName(beneath.kind) : '' })
}

/** The text on the button of a word. */
export function wordLabel(facts: Facts, verb: string): string {
  const options = facts.options.filter((other) => other.verb === verb)
  const [option] = options
  const bare = option && !option.kind && !option.spot
  return (bare && givenBy(facts, option)) || [t(`word-${verb}.hint`), gainOf(facts, options)].filter(Boolean).join(' ')
}

/** What everybody is waiting for. */
export function waitOf(facts: Facts): string {
  const { decision, board, name } = facts
  if (!decision) return board.phase === 'over' ? t('wait-over') : t('wait-playing')
  const position = placeOf(board, board.acting)?.position ?? 0
  const values = { name: name(decision.seat), position, card: board.doing ? kindName(board.doing) : '' }
  if (decision.question === 'place' || decision.question === 'keep') return t(`wait-${decision.question}`, values)
  return t(values.card ? `wait-${decision.question}` : 'wait-choice', values)
}

