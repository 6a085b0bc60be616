/** What an action brings, in sentences. The server works it out from what this seat knows. */

import { placeOf, topAt } from '../game/board'
import { positionAt, type Option } from '../game/options'
import type { Brought } from '../kit/messages'
import { has, language, t } from '../kit/texts'
import { cardAt, kindName, type Facts } from './facts'

interface Amount { least: number, most: number }

const amountOf = ({ least = 0, most = 0 }: Brought): Amount => ({ least, most })

/** What happens to the chosen card: the question already says it. */
const OF_THE_CHOICE = ['eliminated', 'copied', 'moved', 'verdict-put']

/** Everything that an action brings: tokens and ability separately, and the reason if it brings nothing. */
export function givenBy(facts: Facts, option: Option): string {
  const { brings = [], then = [], text = '' } = option.offer
  const chosen = option.spot && option.verb !== 'gap' && option.verb !== 'place' ? topAt(facts.board, positionAt(option.spot))?.handle : undefined
  const things = brings.filter((thing) => !(OF_THE_CHOICE.includes(thing.what) && thing.card === chosen))
  const told = text ? things.filter(({ what }) => what !== 'gained') : things // the ability states the total gain
  const sentences = [...new Set(told.map(({ what }) => what))].map((what) => sentenceOf(facts, told.filter((thing) => thing.what === what)))
  if (text) sentences.push(...ability(facts, text, [...things, ...then]))
  const all = sentences.filter(Boolean)
  if (things.length && things.every(({ what }) => what === 'discarded')) all.unshift(t('gives-nothing'))
  return all.join(' ')
}

/** What I gain at least and at most, whichever of these options I take; nothing if that may be nothing. */
export function gainOf(facts: Facts, options: readonly Option[]): string {
  const sums = options.map(({ offer: { brings = [] } }) => gained(facts, brings))
  const least = Math.min(...sums.map((sum) => sum.least))
  return least > 0 ? gain(facts, facts.you, { least, most: Math.max(...sums.map((sum) => sum.most)) }) : ''
}

/** Several things of one kind, in as few words as possible. */
function sentenceOf(facts: Facts, things: readonly Brought[]): string {
  const [one] = things
  if (!one || things.length === 1) return one ? sentence(facts, one) : ''
  if (one.what === 'tokens-given') return t('gives-tokens-cards', { number: things.length })
  if (one.what === 'eliminated') return t('gives-eliminates', { card: listed(things.map((thing) => cardOf(facts, thing))) })
  if (one.what === 'tokens-lost' && things.every(({ least }) => !least)) return t('gives-tokens-lost-may')
  if (one.what === 'reacted' && things.every(({ least }) => !least)) return mayStrikeBack(facts, things)
  return things.map((thing) => sentence(facts, thing)).join(' ')
}

/** Who might strike back, each once, as they sit. */
function mayStrikeBack({ board, name }: Facts, things: readonly Brought[]): string {
  const names = board.seats.filter(({ family }) => things.some((thing) => thing.family === family)).map(({ family }) => name(family))
  return t('gives-may-strike-back', { name: new Intl.ListFormat(language(), { type: 'disjunction' }).format(names) })
}

const listed = (words: readonly string[]): string => new Intl.ListFormat(language()).format(words)

function cardOf(facts: Facts, { card = 0 }: Brought): string {
  const place = placeOf(facts.board, card)
  return place ? cardAt(facts, place.position) : ''
}

function sentence(facts: Facts, thing: Brought): string {
  const { least, most } = amountOf(thing)
  const values = { number: most, least, most, name: thing.family ? facts.name(thing.family) : '', card: cardOf(facts, thing) }
  switch (thing.what) {
    case 'kept': return t('gives-token-here', { number: most, total: (placeOf(facts.board, thing.card ?? 0)?.card.tokens ?? 0) + most })
    case 'tokens-given': return t('gives-token-there', values)
    case 'tokens-collected': {
      const number = thing.tokens ?? 0
      return number === most ? t('gives-tokens-taken', { number }) : t('gives-tokens-worth', { number, amount: most })
    }
    case 'tokens-lost': return !least ? t('gives-tokens-lost-may') : t(thing.card === facts.board.acting ? 'gives-tokens-lost' : 'gives-tokens-lost-there', values)
    case 'gained': return gain(facts, thing.family, { least, most })
    case 'robbed': return robbed(facts, thing)
    case 'reacted': return t(least === most ? 'gives-reacts' : 'gives-may-react', values)
    case 'no-effect': return nothing(facts, thing.why ?? '')
    case 'eliminated': return t('gives-eliminates', values)
    case 'copied': return t('gives-copies', values)
    case 'discarded': return t(least ? 'gives-discarded' : 'gives-discarded-may')
    case 'turned-down': return t(least ? 'gives-turned-down' : 'gives-turned-down-may')
    case 'reserved': return t('gives-reserved', { number: thing.tokens ?? 0 })
    case 'swapped': return t('gives-swapped')
    default: return ''
  }
}

function gain(facts: Facts, family: string | undefined, { least, most }: Amount): string {
  const whose = family === facts.you ? 'you' : 'other'
  const name = family ? facts.name(family) : ''
  return least === most ? t(`gives-${whose}-gain`, { name, number: most }) : t(`gives-${whose}-between`, { name, least, most })
}

function robbed(facts: Facts, thing: Brought): string {
  const { most } = amountOf(thing)
  if (most === 0) return nothing(facts, 'spy.takes')
  const lost = thing.victim ? t('gives-other-lose', { name: facts.name(thing.victim), number: most }) : ''
  return `${gain(facts, thing.family, amountOf(thing))} ${lost}`.trim()
}

function nothing({ board }: Facts, why: string): string {
  const reason = `nothing-${why.replaceAll('.', '-')}`
  const kind = placeOf(board, board.acting)?.card.kind
  return has(reason) ? t('gives-nothing-because', { reason: t(reason, { name: kind ? kindName(kind) : '' }) }) : t('gives-nothing')
}

/** All that I gain. */
function gained(facts: Facts, things: readonly Brought[]): Amount {
  const total = { least: 0, most: 0 }
  for (const thing of things) {
    if (thing.family !== facts.you || (thing.what !== 'gained' && thing.what !== 'robbed')) continue
    total.least += thing.least ?? 0
    total.most += thing.most ?? 0
  }
  return total
}

/** What the text that asks for more does, with everything that it earns in the end. */
function ability(facts: Facts, text: string, things: readonly Brought[]): string[] {
  const total = gained(facts, things)
  const short = t(`card-${text}.short`)
  const values = { short: short.charAt(0).toLocaleUpperCase(language()) + short.slice(1), ...total, number: total.most }
  const key = total.most === 0 ? 'gives-ability' : total.least === total.most ? 'gives-ability-sum' : 'gives-ability-between'
  const struck = things.filter((thing) => thing.what === 'reacted')
  const leaves = things.some(({ what, least = 0, card = 0 }) => what === 'discarded' && least > 0 && card > 0)
  return [t(key, values), struck.length ? mayStrikeBack(facts, struck) : '', leaves ? t('gives-discarded') : '']
}
