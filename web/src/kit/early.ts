/** Requests that are sent before any code needs their answers. */

const asked = new Map<string, Promise<Response>>()

export function askEarly(path: string): void {
  const answer = fetch(path)
  answer.catch(() => {}) // the caller that takes the answer handles the error
  asked.set(path, answer)
}

/** The answer to the early request for this address; it can be taken once. */
export function early(path: string): Promise<Response> | undefined {
  const found = asked.get(path)
  asked.delete(path)
  return found
}
