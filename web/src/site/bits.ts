/**
 * The random bits that this browser adds to a deal. It commits to them when the game is about to start, and sends them when all
 * commitments are public, as described in docs/protocol.md. It keeps them, so that the deal can be checked afterwards.
 */

import { api, Refused } from '../kit/api'
import { bytesOf, joined, sha256, textOf } from '../kit/hash'
import { keep, kept } from '../kit/kept'
import type { TableView } from '../kit/messages'

export interface Added {
  /** The seat before the start, and who sat there. */
  family: string
  person: string
  bits: string
  /** The hash of the server's secret, as it was shown when this browser committed to its bits. */
  hash: string
  /** All commitments, as they were public when the bits were first sent. None: they were not sent. */
  commitments: Readonly<Record<string, string>>
}

const BYTES = 32
const MOST_KEPT = 60

/** What this browser added at a table, if it did. */
export function addedAt(table: string): Added | null {
  return remembered()[table] ?? null
}

export function wasSent({ commitments }: Added): boolean {
  return Object.keys(commitments).length > 0
}

function remembered(): Record<string, Added> {
  const found = kept('bits')
  return typeof found === 'object' && found !== null ? found as Record<string, Added> : {}
}

function remember(table: string, added: Added | null): void {
  const others = Object.entries(remembered()).filter(([other]) => other !== table)
  keep('bits', Object.fromEntries(added ? [...others.slice(1 - MOST_KEPT), [table, added]] : others))
}

export async function commitmentOf(bits: string, table: string, family: string): Promise<string> {
  return textOf((await sha256())(joined(bytesOf(bits), table, family)))
}

/**
 * Commits to bits: to new ones, unless this browser has some for this seat that it has not sent. Another tab may have committed to
 * those, or a click before this one.
 */
async function commit<T>({ id, hash, seats }: TableView, family: string, send: (commitment: string) => Promise<T>): Promise<T> {
  const before = addedAt(id)
  const person = seats.find((seat) => seat.family === family)?.person ?? ''
  const again = before?.family === family && before.person === person && before.hash === hash && !wasSent(before)
  const bits = again ? before.bits : textOf(crypto.getRandomValues(new Uint8Array(BYTES)))
  if (!again) remember(id, { family, person, bits, hash, commitments: {} })
  try {
    return await send(await commitmentOf(bits, id, family))
  } catch (error) {
    // nobody has heard of these, unless only the answer was lost
    if (!again && error instanceof Refused && error.reason !== 'unreachable') remember(id, before)
    throw error
  }
}

/**
 * Sends the bits once all commitments are public. If the own one is not among them, the bits stay secret. They may be sent again after
 * a break, but the commitments that count are those from before anybody could know the bits.
 */
export async function sendBits(table: string, commitments: Readonly<Record<string, string>>): Promise<void> {
  const added = addedAt(table)
  if (!added || commitments[added.family] !== await commitmentOf(added.bits, table, added.family)) return
  if (!wasSent(added)) remember(table, { ...added, commitments })
  // if they do not arrive, the game starts without them, and the check of the deal says so
  await api.bits(table, added.bits).catch(() => {})
}

/** Starts the game as the host, with a seat or without. */
export async function startGame(table: TableView, family: string): Promise<void> {
  if (!family) {
    await api.start(table.id)
    return
  }
  const commitment = await commit(table, family, async (made) => {
    await api.start(table.id, made)
    return made
  })
  const alone = table.seats.every((seat) => seat.family === family || seat.bot || seat.program)
  if (alone) await sendBits(table.id, { [family]: commitment })
}

export async function beReady(table: TableView, family: string): Promise<void> {
  await commit(table, family, (commitment) => api.ready(table.id, commitment))
}
