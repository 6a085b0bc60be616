/** Which lessons this browser has seen to their end. */

const KEY = 'oriflamme-lessons'

export function finished(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export function finish(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...finished(), name])]))
  } catch {
    // without storage it is forgotten
  }
}
