/** The sentences around a decision: what is asked, what an answer gives, what is waited for. */

import { placeOf, topAt, type Board } from '../game/board'
import { positionAt, type Option, type Touched } from '../game/options'
import type { DecisionView, Offer } from '../kit/messages'
import { has, t, type Values } from '../kit/texts'

export interface Facts {
  board: Board
  you: string
  decision: DecisionView | null
  options: readonly Option[]
  touched: Touched
  marked: Option | undefined
  /** Who plays a family. */
  name: (family: string) => string
}

const kindName = (kind: string): string => t(`card-${kind}`)

/** A card of the row in a sentence. */
function cardAt(facts: Facts, position: number): string {
  const card = topAt(facts.board, position)
  if (!card) return ''
  const who = facts.name(card.family)
  if (card.kind === null) return t('card-named-closed', { who, position })
  return card.family === facts.you ? t('card-named-mine', { card: kindName(card.kind), position }) : t('card-named', { who, card: kindName(card.kind), position })
}

function actingName(facts: Facts): string {
  const kind = facts.board.doing ?? placeOf(facts.board, facts.board.acting)?.card.kind
  return kind ? kindName(kind) : ''
}

/** The question put to me. */
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
  return t(`asked-${decision.question}`, { card })
}

/** A card with a target asks in its own words; those that have none eliminate it. */
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
  const { decision, marked, board } = facts
  if (!decision) return ''
  if (marked && decision.question !== 'place' && decision.question !== 'keep') {
    const given = givenBy(facts, marked.offer)
    if (given) return given
  }
  if (decision.question === 'place') return marked ? t('tells-place-marked') : t('tells-place')
  if (decision.question === 'gap') return t('tells-gap')
  const acting = placeOf(board, board.acting)?.card
  if (decision.question === 'keep' && acting) {
    return marked ? t('tells-again') : t(acting.known ? 'tells-keep-known' : 'tells-keep', { tokens: acting.tokens })
  }
  const kind = board.doing
  return kind ? t(`card-${kind}.rule`) : ''
}

/** What stands on the button of a place. */
export function placeLabel({ board }: Facts, spot: string): string {
  const where = placeWord(spot, board)
  if (where !== 'on') return t(`place-${where}`)
  const beneath = topAt(board, positionAt(spot))
  return t('place-on', { card: beneath?.kind ? kindName(beneath.kind) : '' })
}

/** What stands on the button of a word. */
export function wordLabel(facts: Facts, verb: string): string {
  const { board, options } = facts
  const option = options.find((other) => other.verb === verb)
  if (verb === 'reveal') {
    const kind = placeOf(board, board.acting)?.card.kind
    return (option && givenBy(facts, option.offer)) || (kind ? t('gives-ability', { short: t(`card-${kind}.short`) }) : '')
  }
  const bare = option && !option.kind && !option.spot
  return (bare && givenBy(facts, option.offer)) || t(`word-${verb}.hint`)
}

/** What an action gives at once, as the server worked it out from what this seat knows. */
export function givenBy(facts: Facts, offer: Offer): string {
  const gifts: string[] = []
  for (const [family, [least, most]] of Object.entries(offer.influence ?? {})) {
    const values = { name: facts.name(family), least, most, number: Math.abs(most) }
    const whose = family === facts.you ? 'you' : 'other'
    if (least !== most) gifts.push(t(`gives-${whose}-between`, values))
    else if (most > 0) gifts.push(t(`gives-${whose}-gain`, values))
    else if (most < 0) gifts.push(t(`gives-${whose}-lose`, values))
  }
  for (const [handle, [, most]] of Object.entries(offer.tokens ?? {})) {
    const place = placeOf(facts.board, Number(handle))
    if (!place || most <= 0) continue // what leaves a card is told as a gain
    const own = place.card.handle === facts.board.acting
    gifts.push(own
      ? t('gives-token-here', { number: most, total: place.card.tokens + most })
      : t('gives-token-there', { number: most, card: cardAt(facts, place.position) }))
  }
  return gifts.join(' ')
}

/** What is being waited for. */
export function waitOf(facts: Facts): string {
  const { decision, board, name } = facts
  if (!decision) return board.phase === 'over' ? t('wait-over') : t('wait-playing')
  const position = placeOf(board, board.acting)?.position ?? 0
  const values = { name: name(decision.seat), position, card: board.doing ? kindName(board.doing) : '' }
  if (decision.question === 'place' || decision.question === 'keep') return t(`wait-${decision.question}`, values)
  return t(values.card ? `wait-${decision.question}` : 'wait-choice', values)
}

