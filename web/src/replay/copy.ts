/** To the clipboard; over plain http only the old way is allowed. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'unseen'
    document.body.append(field)
    field.select()
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    document.execCommand('copy')
    field.remove()
  }
}
