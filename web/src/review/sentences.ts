/** What the review says of a decision: measured facts in words, and no reason that was not measured. */

import { topAt, type Board } from '../game/board'
import { positionAt } from '../game/options'
import type { Decision } from '../kit/messages'
import { t } from '../kit/texts'
import { gamesIn } from './standing'

export interface Scene {
  board: Board
  /** Who decided. */
  seat: string
  /** Whose eyes the board is seen with. */
  view: string
  name: (family: string) => string
}

/** A card of the row as the seat knew it: if more is seen now, it is not told here. */
function cardAt({ board, seat, view, name }: Scene, position: number): string {
  const card = topAt(board, position)
  if (!card) return ''
  const who = name(card.family)
  const knew = card.open || card.known || card.family === seat || view === seat
  return card.kind && knew ? t('card-named', { who, card: t(`card-${card.kind}`), position }) : t('card-named-closed', { who, position })
}

/** An action in a few words. */
export function labelOf(action: string, scene: Scene): string {
  const [verb = '', ...rest] = action.split(' ')
  const spot = rest.at(-1)
  const card = spot ? cardAt(scene, positionAt(spot)) : ''
  if (verb === 'place') return t('review-place', { card: t(`card-${rest[0]}`), where: whereOf(rest[1] ?? '', card, scene) })
  if (verb === 'gap') return gapOf(Number(spot), scene)
  if (verb === 'swap') return t('do-swap', { name: t(`card-${spot}`) })
  if (verb === 'target') return card
  if (verb === 'confer') return spot ? t('do-confer-gift', { card }) : t('do-confer')
  if (verb === 'verdict') return spot ? t('do-verdict', { card }) : t('do-verdict-none')
  if (verb === 'eliminate') return t('do-eliminate', { card })
  return t(`word-${verb}`)
}

function whereOf(place: string, card: string, { board }: Scene): string {
  if (place === 'on') return t('do-on', { card })
  return t(place === 'last' ? 'do-last' : board.row.length ? 'do-first' : 'do-first-empty')
}

function gapOf(gap: number, scene: Scene): string {
  if (gap === 0) return t('do-gap-first')
  if (gap === scene.board.row.length) return t('do-gap-last')
  return t('do-gap', { left: cardAt(scene, gap), right: cardAt(scene, gap + 1) })
}

/** How good the decision was, and why the best action is better: only what was measured. */
export function verdictOn(decision: Decision, scene: Scene): string[] {
  const { actions, action, best, loss, verdict, against = '' } = decision
  if (actions.length < 2) return [t('review-only')]
  const why = reasonsOf(decision, scene)
  if (action === best) return why.length ? [t('review-best'), t('review-next', { action: labelOf(against, scene) }), ...why] : [t('review-best')]
  if (loss === 0) return [t('review-level')]
  const said = t(`review-${verdict === 'none' ? 'small' : verdict}`, { best: labelOf(best, scene) })
  return [said, ...winsOf(decision), ...(actions.some(({ proved }) => proved) ? [t('review-sure')] : []), ...why]
}

/** How often the best action wins, and how often the one that was taken; nothing where that is the same in whole games. */
function winsOf({ actions, action: taken, best }: Decision): string[] {
  const [wins = 0, instead = 0] = [best, taken].map((one) => gamesIn(actions.find(({ action }) => action === one)?.win_chance ?? 0))
  return wins === instead ? [] : [t('review-wins', { wins, instead })]
}

/** Why the best action is better than the one it is compared with. */
export function reasonsOf({ reasons = [] }: Decision, scene: Scene): string[] {
  return reasons.map(({ what, family, difference, kind, position = 0 }) => {
    const size = Math.abs(difference)
    const influence = Math.round(10 * size) / 10
    const name = scene.name(family)
    if (what === 'ends') return t(difference > 0 ? 'review-why-richer' : 'review-why-poorer', { name, influence })
    if (what === 'robbed') return t('review-why-robbed', { name, influence })
    const card = kind ? t('card-of', { who: name, name: t(`card-${kind}`) }) : cardAt(scene, position)
    if (what === 'earns') return t('review-why-earns', { card, influence })
    return t(difference > 0 ? 'review-why-gone' : 'review-why-stays', { card, games: gamesIn(size) })
  })
}
