/**
 * The random bits that this browser adds to a deal. It commits to them when the game is about to start, and sends them when all
 * commitments are public, as described in docs/protocol.md. It keeps them, so that the deal can be checked afterwards.
 */

import { api } from '../kit/api'
import { bytesOf, joined, sha256, textOf } from '../kit/hash'
import { keep, kept } from '../kit/kept'
import type { TableView } from '../kit/messages'

export interface Added {
  /** The seat before the start. */
  family: string
  bits: string
  /** All commitments, as they were public before the bits were sent. */
  commitments: Readonly<Record<string, string>>
}

const BYTES = 32
const MOST_KEPT = 60

/** What this browser added at a table, if it did. */
export function addedAt(table: string): Added | null {
  return remembered()[table] ?? null
}

function remembered(): Record<string, Added> {
  const found = kept('bits')
  return typeof found === 'object' && found !== null ? found as Record<string, Added> : {}
}

function remember(table: string, added: Added): void {
  const others = Object.entries(remembered()).filter(([other]) => other !== table)
  keep('bits', Object.fromEntries([...others.slice(1 - MOST_KEPT), [table, added]]))
}

export async function commitmentOf(bits: string, table: string, family: string): Promise<string> {
  return textOf((await sha256())(joined(bytesOf(bits), table, family)))
}

async function commit(table: string, family: string): Promise<string> {
  const bits = textOf(crypto.getRandomValues(new Uint8Array(BYTES)))
  remember(table, { family, bits, commitments: {} })
  return commitmentOf(bits, table, family)
}

/** Sends the bits once all commitments are public. If the own one is not among them, the bits stay secret. */
export async function sendBits(table: string, commitments: Readonly<Record<string, string>>): Promise<void> {
  const added = addedAt(table)
  if (!added || commitments[added.family] !== await commitmentOf(added.bits, table, added.family)) return
  remember(table, { ...added, commitments })
  // if they do not arrive, the game starts without them, and the check of the deal says so
  await api.bits(table, added.bits).catch(() => {})
}

/** Starts the game as the host, with a seat or without. */
export async function startGame(table: TableView, family: string): Promise<void> {
  if (!family) {
    await api.start(table.id)
    return
  }
  const commitment = await commit(table.id, family)
  await api.start(table.id, commitment)
  const alone = table.seats.every((seat) => seat.family === family || seat.bot || seat.program)
  if (alone) await sendBits(table.id, { [family]: commitment })
}

export async function beReady(table: string, family: string): Promise<void> {
  await api.ready(table, await commit(table, family))
}
