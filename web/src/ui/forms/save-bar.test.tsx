import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SaveBar } from './save-bar.tsx'
import { show } from '../testing/input-world.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

test('the bar exists only while something is unsaved', async () => {
  const [onSubmit, onDiscard] = [vi.fn((event: { preventDefault: () => void }) => event.preventDefault()), vi.fn()]
  const bar = (isDirty: boolean) => (
    <form onSubmit={onSubmit}>
      <SaveBar isDirty={isDirty} onDiscard={onDiscard} />
    </form>
  )
  const { user } = show(bar(true))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect([onDiscard.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  show(bar(false))
  expect(screen.getAllByRole('button', { name: 'Save changes' })).toHaveLength(1)
})

function Guarded({ isDirty }: { isDirty: boolean }) {
  useLeaveGuard(isDirty)
  return null
}

test('leaving unsaved work is asked about, and staying is what Enter does', async () => {
  const { router, user } = show(<Guarded isDirty />, '/profile')
  void router.navigate('/orders')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  const stay = screen.getByRole('button', { name: 'Stay here' })
  await waitFor(() => expect(document.activeElement).toBe(stay))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/profile')

  void router.navigate('/orders')
  await user.click(await screen.findByRole('button', { name: 'Leave page' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
})

test('another tab of the same page is not leaving, and nothing unsaved needs no question', async () => {
  const { router } = show(<Guarded isDirty />, '/profile')
  await act(() => router.navigate('/profile?tab=2'))
  expect(router.state.location.search).toBe('?tab=2')
  const other = show(<Guarded isDirty={false} />, '/profile')
  await act(() => other.router.navigate('/orders'))
  expect(other.router.state.location.pathname).toBe('/orders')
})

test('closing the window asks too', () => {
  show(<Guarded isDirty />)
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})
