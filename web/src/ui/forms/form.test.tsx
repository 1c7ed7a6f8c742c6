import { act, screen, waitFor } from '@testing-library/react'
import { type FormEvent, useSyncExternalStore } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { listeners } from '../../lib/server/listeners.ts'
import { CheckboxField } from '../choices/checkbox.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FieldGroup, Form } from './form.tsx'
import { SelectField } from '../choices/select-field.tsx'
import { show } from '../testing/input-world.tsx'

const still = () => {}
const changed = listeners()
let wrong: readonly string[] = []
function object(names: readonly string[]): void {
  wrong = names
  changed.tell()
}
const refuse = (names: readonly string[]) => act(() => object(names))
beforeEach(() => object([]))

const now = () => wrong

/** A form whose objections are played by the test, at once or when the server answers. */
function Sample({ atOnce }: { atOnce: string[] }) {
  const wrong = useSyncExternalStore(changed.add, now)
  const field = (label: string) => ({ label, error: wrong.includes(label) ? `${label} is missing.` : undefined })
  function submit(event: FormEvent): void {
    event.preventDefault()
    object(atOnce)
  }
  return (
    <Form onSubmit={submit} problem={wrong.includes('all') ? 'Not saved.' : null}>
      <FieldGroup title="You">
        <TextField value="" onChange={still} {...field('Name')} />
        <TextField value="" onChange={still} {...field('City')} />
        <SelectField value={null} onChange={still} options={[]} {...field('Country')} />
        <CheckboxField value={false} onChange={still} {...field('Terms')} />
      </FieldGroup>
      <button>Save</button>
    </Form>
  )
}
const save = () => screen.getByRole('button', { name: 'Save' })

test('a refused form leads to its first objection, in the order of the page', async () => {
  const { user } = show(<Sample atOnce={['Terms', 'City']} />)
  await user.click(save())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' })))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('more than three objections are listed, each leads to its field, and goes when it is answered', async () => {
  const { user } = show(<Sample atOnce={['Name', 'City', 'Country', 'Terms']} />)
  await user.click(save())
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('4 fields need your attention')
  expect(summary.textContent).toContain('City is missing.')
  await user.click(screen.getByRole('button', { name: 'Country' }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Country' }))
  await user.click(screen.getByRole('button', { name: 'Terms' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Terms' }))
  refuse(['City', 'Country', 'Terms'])
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('what the server objects to later is led to as well', async () => {
  const { user } = show(<Sample atOnce={[]} />)
  await user.click(save())
  refuse(['City'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' })))
})

test('focus stays where the person continued to work', async () => {
  const { user } = show(<Sample atOnce={[]} />)
  await user.click(save())
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.click(name)
  refuse(['City'])
  await screen.findByText('City is missing.')
  expect(document.activeElement).toBe(name)
})

test('what concerns the whole form stands above it', () => {
  show(<Sample atOnce={[]} />)
  refuse(['all'])
  expect(screen.getByText('Not saved.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull() // the toast reads it out
  expect(screen.getByRole('group', { name: 'You' })).toBeTruthy()
})
