import { act, cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hideOverlay, showOverlay } from '../../lib/overlay.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { show } from '../testing/shell-world.tsx'

const cover = () => screen.queryByRole('dialog', { name: 'Loading' })

test('it covers the page on demand, and gives the focus back', () => {
  show(
    <>
      <button type="button">Save</button>
      <LoadingOverlay />
    </>,
  )
  screen.getByText('Save').focus()
  expect(cover()).toBeNull()
  act(() => showOverlay())
  expect(cover()?.hasAttribute('open')).toBe(true)
  act(() => hideOverlay())
  expect(cover()).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('Save'))
})

test.each(['/elsewhere', '/here?page=2'])('a navigation to %s hides an overlay that was left open', async (to) => {
  const router = show(<LoadingOverlay />)
  act(() => showOverlay())
  expect(cover()).toBeTruthy()
  await act(() => router.navigate(to))
  expect(cover()).toBeNull()
})

test('nothing stays covered for the next frame when this one goes', () => {
  show(<LoadingOverlay />)
  act(() => showOverlay())
  cleanup()
  show(<LoadingOverlay />)
  expect(cover()).toBeNull()
})
