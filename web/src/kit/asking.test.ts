import { expect, test } from 'vitest'
import { Refused } from './api'
import { Asking } from './asking.svelte'

test('a refusal is shown until something else is asked; a fault of our own is not hidden', async () => {
  const asking = new Asking()
  const refusal = asking.ask(Promise.reject(new Refused('taken')))
  expect(asking.busy).toBe(true)
  expect(await refusal).toBe(false)
  expect(asking).toMatchObject({ busy: false, refused: 'That seat is taken.' })

  const answer = asking.ask(Promise.resolve())
  expect(asking).toMatchObject({ busy: true, refused: '' })
  expect(await answer).toBe(true)

  await expect(asking.ask(Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake')
  expect(asking).toMatchObject({ busy: false, refused: '' })
})
