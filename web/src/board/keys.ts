/** Playing by keyboard alone. The focused element comes first: Enter and Space on a button belong to the button. */

import { tick } from 'svelte'
import { stackSpots } from '../game/options'
import type { TableUi } from './ui.svelte'

const HAND = '[data-hand] button'
const LIT_HAND = '[data-hand][data-lit] button'
const STACK = '[data-position] button'
const LIT_SPOT = '[data-spot] button'
const ANSWERS = '[data-part="answers"]'
const CONFIRM = '[data-part="confirm"]'

export function pressed(event: KeyboardEvent, ui: TableUi, root: HTMLElement): void {
  const target = event.target as HTMLElement
  if (event.altKey || event.ctrlKey || event.metaKey || target.closest('input, textarea, select, [role="dialog"]')) return
  if (act(event, ui, root, target)) event.preventDefault()
}

function act(event: KeyboardEvent, ui: TableUi, root: HTMLElement, target: HTMLElement): boolean {
  const { key } = event
  const free = target.closest('button, a') === null
  if (key === 'Escape') return done(() => ui.back())
  if (ui.model.playing && (key === ' ' || key === 'Enter') && free) return done(() => ui.model.playback.hurry())
  if (key === 'Enter' && free && ui.marked) return done(() => ui.confirm())
  if (key === 'ArrowLeft' || key === 'ArrowRight') return along(root, target, key === 'ArrowRight' ? 1 : -1)
  if (key === 'Home' || key === 'End') return toEnd(root, target, key === 'End')
  if (key === 'ArrowUp' || key === 'ArrowDown') return across(root, target)
  if (/^[1-9]$/.test(key) && number(ui, Number(key))) return done(() => toConfirm(root))
  const letter = key.toLowerCase()
  const verb = { k: 'keep', r: 'reveal' }[letter]
  if (verb && ui.words.includes(verb)) return done(() => { ui.touch({ verb }); toConfirm(root) })
  if (letter === 'l') return done(() => { ui.tab = 'chronicle'; ui.drawer = !ui.drawer })
  if (key === '?') return done(() => { ui.tab = 'cards'; ui.drawer = true })
  return false
}

function done(what: () => void): boolean {
  what()
  return true
}

/** Enter confirms what was marked by a key, wherever the focus is. */
function toConfirm(root: HTMLElement): void {
  void tick().then(() => root.querySelector<HTMLElement>(CONFIRM)?.focus())
}

/** What the arrow keys move through: lit places; without any, all cards; in the hand, its cards. */
function stops(root: HTMLElement, target: HTMLElement): HTMLElement[] {
  const find = (selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)]
  const hand = find(LIT_HAND)
  if (target.closest('[data-hand]')) return hand.length ? hand : find(HAND)
  if (target.closest(ANSWERS)) return find(`${ANSWERS} button`)
  const lit = find(LIT_SPOT)
  if (lit.length) return lit
  return hand.length && !target.closest('[data-position]') ? hand : find(STACK)
}

function along(root: HTMLElement, target: HTMLElement, step: number): boolean {
  const found = stops(root, target)
  const at = found.indexOf(target.closest('button') as HTMLElement)
  const next = at < 0 ? (step > 0 ? 0 : found.length - 1) : at + step
  found[Math.min(found.length - 1, Math.max(0, next))]?.focus()
  return found.length > 0
}

function toEnd(root: HTMLElement, target: HTMLElement, last: boolean): boolean {
  const found = stops(root, target)
  found.at(last ? -1 : 0)?.focus()
  return found.length > 0
}

/** Up and down switch between the row and the hand. */
function across(root: HTMLElement, target: HTMLElement): boolean {
  const [lit, any] = target.closest('[data-hand]') ? [LIT_SPOT, STACK] : [LIT_HAND, HAND]
  const found = root.querySelector<HTMLElement>(lit) ?? root.querySelector<HTMLElement>(any)
  found?.focus()
  return found !== null
}

/** A digit is a position of the row, or a card of the hand if one has to be chosen. */
function number(ui: TableUi, digit: number): boolean {
  const spot = ui.lit(stackSpots(digit))
  const kind = [...ui.litHand][digit - 1]
  if (spot) ui.touch({ spot })
  else if (kind && !ui.touched.kind) ui.touch({ kind })
  else return false
  return true
}
