// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { Copying } from './copy.svelte'

it('copies over plain http too, from within the dialog that has the focus', async () => {
  vi.useFakeTimers()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('only over https'))
  document.body.innerHTML = '<dialog><button>copy</button></dialog>'
  const button = document.querySelector('button') as HTMLButtonElement
  const selected: (string | undefined)[] = []
  Object.assign(document, {
    execCommand: () => selected.push(document.querySelector<HTMLTextAreaElement>('dialog textarea:focus')?.value),
  })
  const copying = new Copying()
  await copying.copy('a link', button)
  expect(selected).toEqual(['a link'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(copying.done).toBe(true)
  vi.runAllTimers()
  expect(copying.done).toBe(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
})
