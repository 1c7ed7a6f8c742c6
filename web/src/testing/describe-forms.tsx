import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { offline, refused, screenOf } from './screen-of.tsx'

type Name = string | RegExp
type Case = Parameters<typeof screenOf>[1] & {
  name: string
  path: string
  /** The button that opens it, where it does not stand on the page; further names are entries of its menu. */
  opener?: Name | readonly Name[]
  /** What is typed, by label. */
  typed?: Readonly<Record<string, string>>
  /** What is chosen from a list, by label. */
  chosen?: Readonly<Record<string, string>>
  /** What else is chosen before it is sent, by the name of what is pressed; of several the first. */
  pressed?: readonly string[]
  send: string
  call: string
  answer: unknown
  /** A field of the call that the server refuses, and its label; without one the refusal stands above. */
  refusedAt?: readonly [field: string, label: string]
}

/** A field's label, with or without “(optional)” behind it. */
const labelled = (label: string) => new RegExp(`^${label}(\\s*\\(|$)`)
/** A choice beside a field may have the same name. */
const typedIn = 'input:not([type=radio], [type=checkbox]), textarea'
const no = 'The server says no to this.'

/** Each form in the three ways it can go wrong: refused, without a network, pressed twice. */
export function describeForms(forms: readonly Case[]) {
  describe.each(forms)('$name', (one) => {
    const { opener = [], typed = {}, chosen = {}, pressed = [], send, call, answer, refusedAt } = one

    async function filled(reply: unknown) {
      const world = await screenOf(one.path, { ...one, replies: { [call]: reply, ...one.replies } })
      const { user } = world
      for (const [at, name] of [opener].flat().entries())
        await user.click((await screen.findAllByRole(at === 0 ? 'button' : 'menuitem', { name }))[0]!)
      const [first = ''] = [...pressed, ...Object.keys(typed)]
      const [control] = await screen.findAllByLabelText(labelled(first))
      const form = within(control!.closest<HTMLElement>('[role=dialog]') ?? document.body)
      const field = (label: string) => form.getByLabelText(labelled(label), { selector: typedIn })
      const press = (name: string) => form.getAllByLabelText(name)[0]!
      for (const name of pressed) await user.click(press(name))
      for (const [label, name] of Object.entries(chosen)) {
        await user.click(form.getByRole('combobox', { name: labelled(label) }))
        await user.click(await screen.findByRole('option', { name }))
      }
      for (const [label, text] of Object.entries(typed)) {
        await user.clear(field(label))
        await user.type(field(label), text)
      }
      const marked = () => pressed.map((name) => Reflect.get(press(name), 'checked'))
      const before = marked()
      function expectStays(): void {
        for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveProperty('value', text)
        expect(marked()).toEqual(before)
      }
      const button = form.getByRole('button', { name: send })
      const sent = () => world.sent(call)
      return { user, button, field, expectStays, sent }
    }

    test('what is refused is said where it stands, and what was typed or chosen stays', async () => {
      const { user, button, field, expectStays } = await filled(refused(422, no, refusedAt?.[0]))
      await user.click(button)
      expect((await screen.findAllByText(no)).length).toBe(1)
      if (refusedAt) expect(field(refusedAt[1]).getAttribute('aria-invalid')).toBe('true')
      expectStays()
    })

    test('without a network it says so, and what was typed or chosen stays', async () => {
      const { user, button, expectStays } = await filled(offline)
      await user.click(button)
      expect(await screen.findByText(/No internet connection/)).toBeTruthy()
      expectStays()
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
