/** Answers that were asked for before anybody was there to take them. */

const asked = new Map<string, Promise<Response>>()

export function askEarly(path: string): void {
  const answer = fetch(path)
  answer.catch(() => {}) // who takes it hears of it
  asked.set(path, answer)
}

/** The answer that was asked for at this address, once. */
export function early(path: string): Promise<Response> | undefined {
  const found = asked.get(path)
  asked.delete(path)
  return found
}
