/** What the browser stores of this person's choices. Without storage they last as long as the page. */

export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`oriflamme.${key}`) ?? 'null') as unknown
  } catch {
    return null
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`oriflamme.${key}`, JSON.stringify(value))
  } catch {
    // only a convenience is lost
  }
}
