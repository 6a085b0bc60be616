// @vitest-environment happy-dom
import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import CopyLink from './CopyLink.svelte'

async function textOf(link: string): Promise<string> {
  const shown = mount(CopyLink, { target: document.body, props: { link, label: 'Link' } })
  const text = document.body.textContent
  await unmount(shown)
  return text
}

it('is said of an address that only this computer finds, and of no other', async () => {
  for (const host of ['127.0.0.1:8000', 'localhost', '[::1]:8000']) expect(await textOf(`http://${host}/move/x`)).toContain('only works on this computer')
  expect(await textOf('https://play.example/move/x')).not.toContain('only works')
})
