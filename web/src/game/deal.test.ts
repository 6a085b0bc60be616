// The browser must compute the same deal as the server, from the seed alone.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Family } from './board'
import type { Added } from '../site/bits'
import type { Proof } from '../kit/messages'
import { checkDeal, checkParts, dealOf, type Played } from './deal'
import type { GameEvent } from './events'

interface Case { seed: string, hash: string, proof: Proof, kinds: string[], seats: number, aside: string[][], first: number }

const PROGRAM = `
import json, random
from oriflamme.notation.position import slugs_of
from oriflamme.rules import ALLIANCE, BASE, Random, draw_mixed
from oriflamme.server.table.fairness import combined, commitment, deal_from, order_from, player_commitment
rng = random.Random(7)
for n in range(60):
    secret, table, letters = rng.randbytes(32), f"table-{n}", "RBGYV"[:3 + n % 3]
    bits = {letter: rng.randbytes(32).hex() for letter in letters}
    commitments = {letter: player_commitment(bits[letter], table, letter) for letter in letters}
    if n % 2:
        del bits["B"]  # did not come in time
    seed = combined(secret, table, bits)
    order = order_from(seed, len(letters))
    proof = {"secret": secret.hex(), "table": table, "order": order, "contributions": [
        {"family": f, "commitment": c, "bits": bits.get(f, "")} for f, c in commitments.items()]}
    kinds = [BASE, ALLIANCE, draw_mixed(Random(n))][n % 3]
    seats = 3 + n % 3
    deal = deal_from(seed, kinds, seats)
    print(json.dumps({"seed": seed.hex(), "hash": commitment(secret), "proof": proof, "kinds": slugs_of(kinds), "seats": seats,
                      "aside": [slugs_of(aside) for aside in deal.asides], "first": deal.first}))
`
const root = fileURLToPath(new URL('../../..', import.meta.url))
const cases = execFileSync(`${root}/.venv/bin/python`, ['-c', PROGRAM], { cwd: root }).toString().trim().split('\n')
  .map((line) => JSON.parse(line) as Case)

const eventsOf = ({ aside, first }: Case): GameEvent[] => [
  ...aside.map((cards, seat): GameEvent => ({ what: 'dealt', family: 'RBGYV'[seat] as Family, hand: [], aside: cards, why: 'set-up' })),
  { what: 'round-started', round: 1, first: 'RBGYV'[first] as Family, why: 'round.start' },
]

test('the seed deals here what it deals there', async () => {
  for (const { seed, kinds, seats, aside, first } of cases) {
    const dealt = await dealOf(seed, kinds, seats)
    expect(dealt.first).toBe(first)
    expect(dealt.aside.map((cards) => [...cards].sort())).toEqual(aside.map((cards) => [...cards].sort()))
  }
})

test('a true deal agrees; other cards or another first player do not', async () => {
  const told = cases[0] as Case
  const seats = ['R', 'B', 'G', 'Y', 'V'].slice(0, told.seats)
  const check = (events: GameEvent[]) => checkDeal(told.seed, told.kinds, seats, events)
  expect(await check(eventsOf(told))).toMatchObject({ deal: true })
  const swapped = { ...told, aside: [...told.aside.slice(1), told.aside[0] ?? []] }
  expect(await check(eventsOf(swapped))).toMatchObject({ deal: false })
  expect(await check(eventsOf({ ...told, first: (told.first + 1) % told.seats }))).toMatchObject({ deal: false })
})

/** Who sat in seat R before the start is called r, and so on. */
const playedAt = ({ hash, proof }: Case): Played => ({
  id: proof.table,
  hash,
  seats: proof.order.map((old, seat) => ({ family: 'RBGYV'[seat] as Family, person: 'rbgyv'[old] as string })),
})

const addedBy = ({ hash, proof }: Case, family: string): Added => ({
  family,
  person: family.toLowerCase(),
  hash,
  bits: proof.contributions.find((one) => one.family === family)?.bits ?? '',
  commitments: Object.fromEntries(proof.contributions.map((one) => [one.family, one.commitment])),
})

test('the seed is made here from the same parts as there', async () => {
  for (const one of cases) {
    expect(await checkParts(one.seed, playedAt(one), one.proof, addedBy(one, 'R'))).toEqual({ hash: true, seed: true, seating: true, own: 'right' })
  }
})

test('a part that is not what it was is found out', async () => {
  const one = cases[0] as Case
  const { seed, hash, proof } = one
  const check = (changed: Partial<Proof>, shown = hash) => checkParts(seed, { ...playedAt(one), hash: shown }, { ...proof, ...changed }, null)
  const other = '0f'.repeat(32)
  const [first, ...rest] = proof.contributions
  expect(await check({}, other)).toMatchObject({ hash: false, seed: true })
  expect(await check({ secret: other })).toMatchObject({ hash: false, seed: false })
  expect(await check({ table: 'another' })).toMatchObject({ seed: false })
  expect(await check({ contributions: rest })).toMatchObject({ seed: false })
  expect(await check({ contributions: [{ family: 'R', commitment: other, bits: first?.bits ?? '' }, ...rest] })).toMatchObject({ seed: false })
  expect(await check({ order: [...proof.order].reverse() })).toMatchObject({ seed: true, seating: false })
})

const ownOf = async (one: Case, added: Added, changed: Partial<Played> = {}, proof: Proof | null = one.proof): Promise<string> =>
  (await checkParts(one.seed, { ...playedAt(one), ...changed }, proof, added)).own

test('what this browser added is in the seed, came too late, or is missed', async () => {
  const [whole, partly] = cases as [Case, Case]
  const mine = addedBy(whole, 'B')
  expect(await ownOf(whole, { ...mine, bits: '0f'.repeat(32) })).toBe('wrong')
  expect(await ownOf(whole, { ...mine, commitments: { ...mine.commitments, G: 'other' } })).toBe('wrong')
  expect(await ownOf(whole, { ...mine, family: 'V' })).toBe('wrong')
  expect(await ownOf(partly, { ...addedBy(partly, 'B'), bits: '0f'.repeat(32) })).toBe('missing')
})

test('an operator who has seen the bits can change nothing else', async () => {
  const [whole, partly] = cases as [Case, Case]
  const mine = addedBy(whole, 'B')
  expect(await ownOf(whole, { ...mine, hash: '0f'.repeat(32) }), 'another secret than was announced').toBe('wrong')
  expect(await ownOf(whole, mine, {}, null), 'everybody’s bits are denied').toBe('wrong')
  const { seats } = playedAt(whole)
  const moved = seats.map((seat, at) => ({ ...seat, person: seats.at(at - 1)?.person ?? '' }))
  expect(await ownOf(whole, mine, { seats: moved }), 'people sit elsewhere than was drawn').toBe('wrong')
  expect(await ownOf(whole, { ...mine, commitments: {} }), 'bits that were never sent').toBe('wrong')
  expect(await ownOf(partly, { ...addedBy(partly, 'B'), bits: '0f'.repeat(32), commitments: {} }), 'the line broke').toBe('missing')
})

test('without anybody’s bits the seed is the server’s secret', async () => {
  const played = { id: 'x', hash: '06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8', seats: [] }
  expect(await checkParts('00ff', played, null, null)).toMatchObject({ hash: true, own: 'none' })
  expect(await checkParts('00fe', played, null, null)).toMatchObject({ hash: false })
})
