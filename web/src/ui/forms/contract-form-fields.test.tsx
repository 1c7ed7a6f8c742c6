import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Failed } from '../../lib/server/failed.ts'
import { CheckboxField } from '../choices/checkbox.tsx'
import { TextField } from '../fields/text-field.tsx'
import { MultiSelectField } from '../choices/multi-select-field.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { SelectField } from '../choices/select-field.tsx'
import { show } from '../testing/input-world.tsx'

const Terms = z.strictObject({
  name: z.string().check(z.minLength(1)),
  days: z.number(),
  kind: z.enum(['brand', 'retailer']),
  segments: z.array(z.enum(['knitwear', 'shirts'])),
  isAgreed: z.literal(true),
  note: z.optional(z.string()),
})
const send = vi.fn<(body: z.output<typeof Terms>) => Promise<void>>(() => Promise.resolve())
const option = (value: string) => ({ value, label: value })

function Sample() {
  const { field, save } = useContractForm({
    schema: Terms,
    initial: { name: '', days: null, kind: null, segments: [], isAgreed: false, note: '' },
    send,
  })
  return (
    <form onSubmit={save}>
      <TextField label="Name" {...field('name')} />
      <NumberField label="Days" {...field('days')} />
      <SelectField label="Kind" options={['brand', 'retailer'].map(option)} {...field('kind')} />
      <MultiSelectField label="Segments" options={['knitwear', 'shirts'].map(option)} {...field('segments')} />
      <CheckboxField label="Terms" {...field('isAgreed')} />
      <TextField label="Note" isOptional {...field('note')} />
      <button>Save</button>
    </form>
  )
}

test('every kind of field hands its own kind of value to the contract', async () => {
  const { user } = show(<Sample />)
  await user.type(screen.getByLabelText('Name'), 'Kin')
  await user.type(screen.getByLabelText('Days'), '30')
  await user.click(screen.getByRole('combobox', { name: 'Kind' }))
  await user.click(screen.getByRole('option', { name: 'brand', hidden: true }))
  await user.click(screen.getByRole('combobox', { name: 'Segments' }))
  await user.click(screen.getByRole('option', { name: 'shirts', hidden: true }))
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({
    name: 'Kin',
    days: 30,
    kind: 'brand',
    segments: ['shirts'],
    isAgreed: true,
    note: '',
  })
})

/** Only has to compile, each line but the last one wrongly. */
function Misfits() {
  const { field } = useContractForm({
    schema: Terms,
    initial: { name: '', days: 1, kind: 'brand', segments: [], isAgreed: true },
    send,
  })
  return (
    <>
      {/* @ts-expect-error a text is no number */}
      <NumberField label="" {...field('name')} />
      {/* @ts-expect-error a number is no text */}
      <TextField label="" {...field('days')} />
      {/* @ts-expect-error a list is not one of it */}
      <SelectField label="" options={[]} {...field('segments')} />
      {/* @ts-expect-error one is not a list */}
      <MultiSelectField label="" options={[]} {...field('kind')} />
      {/* @ts-expect-error a text is not yes or no */}
      <CheckboxField label="" {...field('name')} />
      {/* @ts-expect-error there is no such field */}
      <TextField label="" {...field('nothing')} />
      <CheckboxField label="" {...field('isAgreed')} />
    </>
  )
}

test('a field of another kind does not compile', () => {
  expect(Misfits).toBeTypeOf('function')
})

test('a field the server refused stays refused when it is left, until it changes', async () => {
  send.mockRejectedValueOnce(new Failed(422, 'No', [{ field: 'name', message: 'This name is taken.' }] as never))
  const { user } = show(<Named />)
  await user.type(screen.getByLabelText('Name'), 'Kin')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This name is taken.')
  await user.click(screen.getByLabelText('Name'))
  await user.tab()
  expect(screen.getByText('This name is taken.')).toBeTruthy()
  await user.type(screen.getByLabelText('Name'), 'g')
  expect(screen.queryByText('This name is taken.')).toBeNull()
})

function Named() {
  const { field, save } = useContractForm({
    schema: z.strictObject({ name: z.string().check(z.minLength(1)) }),
    initial: { name: '' },
    send: (body) => send(body as never),
  })
  return (
    <form onSubmit={save}>
      <TextField label="Name" {...field('name')} />
      <button>Save</button>
    </form>
  )
}
