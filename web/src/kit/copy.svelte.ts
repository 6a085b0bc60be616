/** Copies to the clipboard, and confirms it for a moment. */

const SHOWN = 3000

export class Copying {
  done = $state(false)

  /** The button that copied. */
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

/** The only way over plain http. It needs a focused field, and a dialog allows the focus only within itself. */
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
