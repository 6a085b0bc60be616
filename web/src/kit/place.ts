/** Where to show the card that is being read, so that it hides neither the question nor the element it belongs to. */

export interface Place {
  left: number
  width: number
  /** The greatest height. */
  most: number
  top?: number
  bottom?: number
  /** From edge to edge, as on a phone. */
  sheet?: boolean
}

const PHONE = 700
const WIDTH = 400
const GAP = 12
/** What has no room above the row has at least this, for the rule of a card. */
const LEAST = 96

const box = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()

/** Undefined `source`: a chosen card. It is shown where it is in nobody's way, or not at all. */
export function placeFor(source: Element | undefined, { stays, held, tall }: { stays: boolean, held: boolean, tall: boolean }): Place | null {
  if (innerWidth < PHONE) return sheet(source, stays && !held, tall)
  const rail = box('.log .rail-panel')
  if (rail?.width && !source?.closest('.log, dialog')) {
    return { left: rail.left, width: innerWidth - rail.left, bottom: 0, most: innerHeight - 60 }
  }
  return source ? beside(source.getBoundingClientRect()) : null
}

/** Above the row if it stays with the decision, above the question if a finger holds it; over a dialog, in the upper half.
 *  What stays leaves the other families in sight, unless it is too tall for that. */
function sheet(source: Element | undefined, stays: boolean, tall: boolean): Place {
  if (source?.closest('dialog')) return { left: 0, width: innerWidth, top: 0, most: innerHeight / 2, sheet: true }
  const top = box(stays && !tall ? '.fams' : '.bar')?.bottom ?? 0
  const limit = (stays ? aboveRow() : box('.ask')?.top) ?? innerHeight / 2
  return { left: 0, width: innerWidth, top, most: Math.max(tall ? LEAST : 0, limit - top), sheet: true }
}

/** As far as the highest stack; the stage is empty above it. */
function aboveRow(): number | undefined {
  const tops = [...document.querySelectorAll('[data-part="stage"] [data-position]')].map((stack) => stack.getBoundingClientRect().top - GAP)
  const stage = box('[data-part="stage"]')?.top
  return stage === undefined || !tops.length ? stage : Math.max(stage, Math.min(...tops))
}

function beside({ left, right, top, bottom }: DOMRect): Place {
  const width = Math.min(WIDTH, innerWidth - 2 * GAP)
  const roomRight = innerWidth - right - GAP
  const x = roomRight >= width ? right + GAP : left - GAP - width >= 0 ? left - GAP - width : Math.max(GAP, Math.min(left, innerWidth - width - GAP))
  // beside it at the same height; without room on either side, above or below it
  const over = x < right && x + width > left
  const low = (top + bottom) / 2 > innerHeight / 2
  const most = over ? (low ? top : innerHeight - bottom) - 2 * GAP : innerHeight - 2 * GAP
  if (low) return { left: x, width, bottom: Math.max(GAP, innerHeight - (over ? top - GAP : bottom)), most }
  return { left: x, width, top: Math.max(GAP, over ? bottom + GAP : top), most }
}
