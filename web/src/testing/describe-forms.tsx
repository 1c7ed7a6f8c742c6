import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { offline, refused, screenOf } from './screen-of.tsx'

type Screen = Parameters<typeof screenOf>[1]
type Case = Screen & {
  name: string
  path: string
  /** The button that opens it, where it does not stand on the page. */
  opener?: string | RegExp
  /** What is typed, by label. */
  typed: Readonly<Record<string, string>>
  /** What else is chosen before it is sent, by the name of what is pressed. */
  pressed?: readonly string[]
  send: string
  call: string
  answer: unknown
  /** A field of the call that the server refuses, and its label; without one the refusal stands above. */
  refusedAt?: readonly [field: string, label: string]
}

/** A field's label, with or without “(optional)” behind it. */
const labelled = (label: string) => new RegExp(`^${label}(\\s*\\(|$)`)
const no = 'The server says no to this.'

/** Each form in the three ways it can go wrong: refused, without a network, pressed twice. */
export function describeForms(forms: readonly Case[]) {
  describe.each(forms)('$name', (form) => {
    const { path, as, replies, opener, typed, pressed = [], send, call, answer, refusedAt } = form

    async function filled(reply: unknown) {
      const world = await screenOf(path, { as, replies: { ...replies, [call]: reply } })
      const { user } = world
      if (opener) await user.click((await screen.findAllByRole('button', { name: opener }))[0]!)
      const [first = ''] = Object.keys(typed)
      const field = await screen.findByLabelText(labelled(first))
      const form = within(field.closest<HTMLElement>('[role=dialog]') ?? document.body)
      for (const [label, text] of Object.entries(typed)) {
        await user.clear(form.getByLabelText(labelled(label)))
        await user.type(form.getByLabelText(labelled(label)), text)
      }
      for (const name of pressed) await user.click(form.getByLabelText(name))
      const button = form.getByRole('button', { name: send })
      const sent = () => world.asked.filter(({ what }) => what.startsWith(call.split(' ')[0]!))
      return { user, form, button, sent }
    }
    function expectTyped(form: Awaited<ReturnType<typeof filled>>['form']): void {
      for (const [label, text] of Object.entries(typed))
        expect(form.getByLabelText(labelled(label))).toHaveProperty('value', text)
    }

    test('what is refused is said where it stands, and what was typed stays', async () => {
      const { user, form, button } = await filled(refused(422, no, refusedAt?.[0]))
      await user.click(button)
      expect((await screen.findAllByText(no)).length).toBe(1)
      if (refusedAt) expect(form.getByLabelText(labelled(refusedAt[1])).getAttribute('aria-invalid')).toBe('true')
      expectTyped(form)
    })

    test('without a network it says so, and what was typed stays', async () => {
      const { user, form, button } = await filled(offline)
      await user.click(button)
      expect(await screen.findByText(/No internet connection/)).toBeTruthy()
      expectTyped(form)
    })

    test('pressed twice it is sent once', async () => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const { user, button, sent } = await filled(() => promise)
      await user.dblClick(button)
      await waitFor(() => expect(sent().length).toBeGreaterThan(0))
      await user.click(button)
      resolve(answer)
      await waitFor(() => expect(document.contains(button) && within(button).queryByText('Please wait')).toBeFalsy())
      expect(sent()).toHaveLength(1)
    })
  })
}
