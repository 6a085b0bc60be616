/** The deal recomputed from the seed, as described in docs/protocol.md, without asking the server. */

import { GAME } from '../kit/game'
import { bytesOf, joined, sha256, textOf, type Hash } from '../kit/hash'
import type { Proof, TableView } from '../kit/messages'
import { commitmentOf, wasSent, type Added } from '../site/bits'
import type { Hidden } from './board'
import type { TableEvent } from './events'

export interface Dealt {
  /** The kinds that each family sets aside, in the order of seats. */
  aside: string[][]
  /** The seat that starts. */
  first: number
}

const WORDS = 1n << 64n

/** Numbers below a limit with equal probability, from the hash of seed and counter. */
function* stream(seed: Uint8Array, hash: Hash): Generator<number, never, number> {
  let limit = BigInt(yield 0)
  for (let counter = 0n; ; counter++) {
    const block = new Uint8Array(seed.length + 8)
    block.set(seed)
    new DataView(block.buffer).setBigUint64(seed.length, counter)
    const words = new DataView(hash(block).slice().buffer)
    for (let at = 0; at < words.byteLength; at += 8) {
      const word = words.getBigUint64(at)
      if (word < WORDS - WORDS % limit) limit = BigInt(yield Number(word % limit))
    }
  }
}

/** The deal of a seed, with these kinds in their order and this many seats. */
export async function dealOf(seed: string, kinds: readonly string[], seats: number): Promise<Dealt> {
  const hash = await sha256()
  const below = drawing(bytesOf(seed), hash)
  const aside = Array.from({ length: seats }, () => shuffled(kinds, below).slice(0, GAME.aside))
  return { aside, first: below(seats) }
}

type Below = (limit: number) => number

function drawing(seed: Uint8Array, hash: Hash): Below {
  const drawn = stream(seed, hash)
  drawn.next(1)
  return (limit) => drawn.next(limit).value
}

function shuffled<T>(things: readonly T[], below: Below): T[] {
  const found = [...things]
  for (let i = found.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const thing = found[i] as T
    found[i] = found[j] as T
    found[j] = thing
  }
  return found
}

/** What became of what this browser added to the deal: nothing was added, it is in, it came too late, or something is wrong. */
export type Own = 'none' | 'right' | 'missing' | 'wrong'

export interface Parts {
  /** The secret, or the seed of a game to which nobody added anything, has the hash that was shown. */
  hash: boolean
  /** The seed is made from these parts, and each matches its commitment. */
  seed: boolean
  /** The seats are those that the seed says, if they were drawn. */
  seating: boolean
  own: Own
}

/** What is known of the table of a game, in the game or afterwards. */
export type Played = Pick<TableView, 'id' | 'hash' | 'seats'>

/** Checks from what a seed was made; `added` is what this browser has kept. */
export async function checkParts(seed: string, played: Played, proof: Proof | null, added: Added | null): Promise<Parts> {
  const sha = await sha256()
  const hashed = (...parts: (Uint8Array | string)[]): string => textOf(sha(joined(...parts)))
  const own = added ? ownOf(played, proof, added) : 'none'
  if (!proof) return { hash: hashed(bytesOf(seed)) === played.hash, seed: true, seating: true, own }
  const { secret, table, contributions, order } = proof
  const sent = contributions.filter(({ bits }) => bits)
  const match = await Promise.all(sent.map(async ({ family, bits, commitment }) => commitment === await commitmentOf(bits, table, family)))
  const made = hashed(bytesOf(secret), ...sent.flatMap(({ family, bits }) => [family, bytesOf(bits)]), table)
  const seats = Array.from(order, (_, seat) => seat)
  const drawn = shuffled(seats, drawing(sha(joined(bytesOf(seed), 'seating')), sha))
  return {
    hash: hashed(bytesOf(secret)) === played.hash,
    seed: made === seed && match.every(Boolean),
    seating: String(drawn) === String(order),
    own,
  }
}

/** Everything is compared with what was public before this browser sent its bits. Whoever knew them could have chosen the rest. */
function ownOf({ hash, seats }: Played, proof: Proof | null, added: Added): Own {
  const { contributions, order } = proof ?? { contributions: [], order: [] }
  const mine = contributions.find((one) => one.family === added.family)
  if (!wasSent(added)) return mine?.bits ? 'wrong' : 'missing'
  const same = contributions.every((one) => added.commitments[one.family] === one.commitment)
    && contributions.length === Object.keys(added.commitments).length
  const seat = seats.findIndex(({ person }) => person && person === added.person)
  const seated = seat < 0 || seats[order[seat] ?? seat]?.family === added.family
  if (!mine || !same || !seated || hash !== added.hash) return 'wrong'
  return mine.bits === added.bits ? 'right' : mine.bits ? 'wrong' : 'missing'
}

export interface Check {
  dealt: Dealt
  /** Each family was dealt what the seed says, and the right family started. */
  deal: boolean
}

/** Compares the deal of a seed with what was dealt in a game shown with all cards open. */
export async function checkDeal(seed: string, kinds: readonly string[], seats: readonly string[], events: readonly TableEvent[]): Promise<Check> {
  const dealt = await dealOf(seed, kinds, seats.length)
  const deals = events.filter((event) => event.what === 'dealt')
  const aside = seats.map((family) => deals.find((event) => event.family === family)?.aside ?? [])
  const first = events.find((event) => event.what === 'round-started')?.first
  const same = (one: readonly Hidden[], other: readonly Hidden[]): boolean => String([...one].sort()) === String([...other].sort())
  return {
    dealt,
    deal: dealt.aside.every((cards, seat) => same(cards, aside[seat] ?? [])) && seats[dealt.first] === first,
  }
}
