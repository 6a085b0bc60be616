/** SHA-256 and hexadecimal digits. */

export type Hash = (bytes: Uint8Array) => Uint8Array

/** crypto.subtle exists only on secure pages, and at home the game is played over plain http. */
export async function sha256(): Promise<Hash> {
  return (await import('@noble/hashes/sha2.js')).sha256
}

export function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  const encoder = new TextEncoder()
  return Uint8Array.from(parts.flatMap((part) => [...typeof part === 'string' ? encoder.encode(part) : part]))
}
