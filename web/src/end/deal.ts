/** The check of a deal: the hash shown before the game is that of the seed shown after it. */

/** The SHA-256 of a seed given in hexadecimal digits; '' where the browser does not compute it (plain http). */
export async function hashOf(seed: string): Promise<string> {
  // the types promise it everywhere, browsers only to secure pages
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const digest = await subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
