// The browser must compute the same deal as the server, from the seed alone.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Family } from './board'
import { checkDeal, dealOf, hashOf } from './deal'
import type { GameEvent } from './events'

interface Case { seed: string, hash: string, kinds: string[], seats: number, aside: string[][], first: number }

const PROGRAM = `
import json, random
from oriflamme.notation.position import slugs_of
from oriflamme.rules import ALLIANCE, BASE, Random, draw_mixed
from oriflamme.server.table.fairness import commitment, deal_from
rng = random.Random(7)
for n in range(60):
    seed = rng.randbytes(32)
    kinds = [BASE, ALLIANCE, draw_mixed(Random(n))][n % 3]
    seats = 3 + n % 3
    deal = deal_from(seed, kinds, seats)
    print(json.dumps({"seed": seed.hex(), "hash": commitment(seed), "kinds": slugs_of(kinds), "seats": seats,
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
  for (const { seed, hash, kinds, seats, aside, first } of cases) {
    const dealt = await dealOf(seed, kinds, seats)
    expect(dealt.hash).toBe(hash)
    expect(dealt.first).toBe(first)
    expect(dealt.aside.map((cards) => [...cards].sort())).toEqual(aside.map((cards) => [...cards].sort()))
  }
})

test('a true deal agrees; another hash, other cards or another first player do not', async () => {
  const told = cases[0] as Case
  const seats = ['R', 'B', 'G', 'Y', 'V'].slice(0, told.seats)
  const check = (hash: string, events: GameEvent[]) => checkDeal(told.seed, hash, told.kinds, seats, events)
  expect(await check(told.hash, eventsOf(told))).toMatchObject({ hash: true, deal: true })
  expect(await check(told.hash.replace(/^./, 'x'), eventsOf(told))).toMatchObject({ hash: false, deal: true })
  const swapped = { ...told, aside: [...told.aside.slice(1), told.aside[0] ?? []] }
  expect(await check(told.hash, eventsOf(swapped))).toMatchObject({ hash: true, deal: false })
  expect(await check(told.hash, eventsOf({ ...told, first: (told.first + 1) % told.seats }))).toMatchObject({ hash: true, deal: false })
})

test('the fingerprint of a seed is its SHA-256', async () => {
  expect(await hashOf('00ff')).toBe('06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8')
})
