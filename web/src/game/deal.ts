/** The deal recomputed from the seed, as described in docs/protocol.md, without asking the server. */

import { GAME } from '../kit/game'
import type { Hidden } from './board'
import type { TableEvent } from './events'

export interface Dealt {
  hash: string
  /** The kinds that each family sets aside, in the order of seats. */
  aside: string[][]
  /** The seat that starts. */
  first: number
}

const WORDS = 1n << 64n

/** crypto.subtle exists only on secure pages, and at home the game is played over plain http. */
async function sha256(): Promise<(bytes: Uint8Array) => Uint8Array> {
  return (await import('@noble/hashes/sha2.js')).sha256
}

function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Numbers below a limit with equal probability, from the hash of seed and counter. */
function* stream(seed: Uint8Array, hash: (bytes: Uint8Array) => Uint8Array): Generator<number, never, number> {
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

/** The hash that was shown before the game, computed from the seed shown after it. */
export async function hashOf(seed: string): Promise<string> {
  return textOf((await sha256())(bytesOf(seed)))
}

/** The deal of a seed, with these kinds in their order and this many seats. */
export async function dealOf(seed: string, kinds: readonly string[], seats: number): Promise<Dealt> {
  const hash = await sha256()
  const bytes = bytesOf(seed)
  const drawn = stream(bytes, hash)
  drawn.next(1)
  const below = (limit: number): number => drawn.next(limit).value
  const aside = Array.from({ length: seats }, () => {
    const cards = [...kinds]
    for (let i = cards.length - 1; i > 0; i--) {
      const j = below(i + 1)
      const card = cards[i] as string
      cards[i] = cards[j] as string
      cards[j] = card
    }
    return cards.slice(0, GAME.aside)
  })
  return { hash: textOf(hash(bytes)), aside, first: below(seats) }
}

export interface Check {
  dealt: Dealt
  /** The hash of the seed is the one that was shown. */
  hash: boolean
  /** Each family was dealt what the seed says, and the right family started. */
  deal: boolean
}

/** Compares the deal of a seed with what was dealt in a game shown with all cards open. */
export async function checkDeal(seed: string, hash: string, kinds: readonly string[], seats: readonly string[], events: readonly TableEvent[]): Promise<Check> {
  const dealt = await dealOf(seed, kinds, seats.length)
  const deals = events.filter((event) => event.what === 'dealt')
  const aside = seats.map((family) => deals.find((event) => event.family === family)?.aside ?? [])
  const first = events.find((event) => event.what === 'round-started')?.first
  const same = (one: readonly Hidden[], other: readonly Hidden[]): boolean => String([...one].sort()) === String([...other].sort())
  return {
    dealt,
    hash: dealt.hash === hash,
    deal: dealt.aside.every((cards, seat) => same(cards, aside[seat] ?? [])) && seats[dealt.first] === first,
  }
}
