import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { offline, refused, screenOf, type World } from './screen-of.tsx'

type Screen = Pick<World, 'as' | 'user'> & {
  name: string
  path: string
  /** The call that the screen stands on, what it answers, and what is read of that. */
  call: string
  full: unknown
  shows: string | RegExp
  /** The answer without anything in it, and what is said then. */
  empty?: unknown
  none?: string | RegExp
  /** What other calls answer. */
  others?: World['replies']
}

/** Screens in all their states: what there is, nothing yet, not open to the person, and a network that comes back. */
export function describeScreens(screens: readonly Screen[]) {
  describe.each(screens)('$name', ({ path, call, full, shows, empty, none, others = {}, ...who }) => {
    const open = (reply: unknown) => screenOf(path, { ...who, replies: { [call]: reply, ...others } })

    test('shows what there is', async () => {
      await open(full)
      expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0)
    })
    test.runIf(none !== undefined)('says that there is nothing yet', async () => {
      await open(empty)
      expect(await screen.findByText(none!)).toBeTruthy()
    })
    test('says that it is not open to the person', async () => {
      await open(refused(403, 'No.'))
      expect(await screen.findByText('This is not open to you')).toBeTruthy()
    })
    test('says that the network is away, and shows what there is once it is back', async () => {
      let isBack = false
      const { user } = await open(() => (isBack ? full : offline()))
      await screen.findByText(/No internet connection/)
      isBack = true
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0)
    })
  })
}
