import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode, Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastMessage, onToast } from '../toast.ts'
import { lazyDialog } from './lazy-dialog.tsx'

let toasts: ToastMessage[] = []
let stop = () => {}
beforeEach(() => {
  toasts = []
  stop = onToast((message) => void toasts.push(message))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page with something typed and a button that opens a dialog. */
function open(load: () => Promise<() => ReactNode>) {
  const Dialog = lazyDialog(load)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Note" defaultValue="typed" />
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense>{isOpen && <Dialog />}</Suspense>
      </>
    )
  }
  render(<Page />)
}

test('a dialog whose code is lost leaves the page standing, says why, and opens at the next press', async () => {
  const load = vi
    .fn<() => Promise<() => ReactNode>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue(() => <p>The dialog</p>)
  open(load)
  fireEvent.click(screen.getByText('Open'))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ kind: 'danger', message: expect.stringMatching(/^No internet connection/) })
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'typed')
  fireEvent.click(screen.getByText('Open'))
  expect(await screen.findByText('The dialog')).toBeTruthy()
  expect(toasts).toHaveLength(1)
})

test('an error of the dialog itself reaches the boundary of the page', async () => {
  const caught = vi.fn()
  class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
    override state = { isBroken: false }
    static getDerivedStateFromError() {
      return { isBroken: true }
    }
    override componentDidCatch = caught
    override render() {
      return this.state.isBroken ? 'broken' : this.props.children
    }
  }
  const Broken = lazyDialog(() =>
    Promise.resolve(() => {
      throw new RangeError('bug')
    }),
  )
  render(
    <Boundary>
      <Suspense>
        <Broken />
      </Suspense>
    </Boundary>,
  )
  expect(await screen.findByText('broken')).toBeTruthy()
  expect(caught).toHaveBeenCalledWith(expect.any(RangeError), expect.anything())
})
