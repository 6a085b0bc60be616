/** To the clipboard, and for a moment the word that it is there. */

const SHOWN = 3000

export class Copying {
  done = $state(false)

  /** By this button. */
  async copy(text: string, button: HTMLElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      copyOldly(text, button)
    }
    this.done = true
    setTimeout(() => { this.done = false }, SHOWN)
  }
}

/** All that is allowed over plain http. It needs a field with the focus, which a dialog allows only within itself. */
function copyOldly(text: string, button: HTMLElement): void {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'unseen'
  button.after(field)
  field.focus()
  field.select()
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.execCommand('copy')
  field.remove()
  button.focus()
}
