/** A moment of a game in the page's address, so that a link opens there. */

export interface Moment {
  step: number
  /** A family, `-` for who watches, `all` for every card open. */
  view: string
  /** Whether its review is open. */
  review?: boolean
}

export function momentOf(search: string): Moment {
  const asked = new URLSearchParams(search)
  const step = Number(asked.get('step') ?? 0)
  const view = asked.get('view') ?? ''
  return { step: Number.isInteger(step) && step > 0 ? step : 0, view: /^([RBGYV-]|all)$/.test(view) ? view : 'all', review: asked.has('review') }
}

export function searchOf({ step, view, review = false }: Moment): string {
  return `?step=${step}&view=${view}${review ? '&review' : ''}`
}
