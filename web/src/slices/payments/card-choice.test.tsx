import type { Card } from '@souk/contract/payments/payments.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSettings } from '../../lib/settings.ts'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { Controlled, show } from '../../ui/testing/input-world.tsx'
import { CardChoice } from './card-choice.tsx'

const card = (changes: Partial<Card>): Card => ({
  id: 'visa',
  provider: 'test',
  brand: 'VISA',
  last4: '4242',
  expMonth: 12,
  expYear: 2099,
  holder: 'Nadia Karam',
  status: 'VERIFIED',
  ...changes,
})
const asking = card({ id: 'asks', last4: '3155', status: 'NEEDS_STEP' })
let saved: Card[]
let sent: { method: string; url: string; body: unknown }[]
let refusal: { message: string; field: string } | null
const chosen = vi.fn()

beforeEach(async () => {
  saved = []
  sent = []
  refusal = null
  chosen.mockClear()
  await loadNamespaces('payments')
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit & { body?: string }) => {
    if (method === 'GET') return Response.json({ data: saved })
    sent.push({ method, url, body: body ? JSON.parse(body) : null })
    if (refusal) return Response.json({ message: refusal.message, errors: [refusal] }, { status: 422 })
    if (method === 'DELETE') {
      saved = []
      return Response.json({ data: { removed: 1 } })
    }
    const isStep = url.endsWith('/confirm')
    saved = [isStep ? { ...asking, status: 'VERIFIED' } : asking]
    return Response.json({ data: saved[0] }, { status: isStep ? 200 : 201 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Controlled<string | null> initial={null} onValue={chosen}>
        {(bound) => <CardChoice {...bound} error="Choose a card to pay with." />}
      </Controlled>
    </QueryClientProvider>,
  )

async function typeCard() {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add a card' }))
  const sheet = await screen.findByRole('dialog', { name: 'Add a card' })
  await user.click(within(sheet).getByRole('button', { name: 'Use 4000002500003155' }))
  await user.type(within(sheet).getByRole('spinbutton', { name: 'Expires, month' }), '12')
  await user.type(within(sheet).getByRole('spinbutton', { name: 'Expires, year' }), '2099')
  await user.type(within(sheet).getByRole('textbox', { name: 'Security code' }), '123')
  await user.type(within(sheet).getByRole('textbox', { name: 'Name on the card' }), 'Nadia Karam')
  return { user, sheet, save: () => user.click(within(sheet).getByRole('button', { name: 'Save card' })) }
}

test('a card whose bank asks is confirmed in a second step, and is chosen then', async () => {
  const { user, save } = await typeCard()
  await save()
  const step = await screen.findByRole('dialog', { name: /^Confirm .*3155/ })
  expect(sent[0]!.body).toEqual({
    number: '4000002500003155',
    expMonth: 12,
    expYear: 2099,
    cvc: '123',
    holder: 'Nadia Karam',
  })
  expect(chosen).not.toHaveBeenCalled()
  expect(within(step).getByText(/The test code is/)).toBeTruthy()
  await user.type(within(step).getAllByRole('textbox')[0]!, '123456')
  await user.click(within(step).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(chosen).toHaveBeenCalledWith('asks'))
  expect(sent.at(-1)).toMatchObject({ url: '/api/v2/payments/cards/asks/confirm', body: { code: '123456' } })
})

test('what is refused stands at the number, and nothing typed is lost', async () => {
  const { sheet, save } = await typeCard()
  refusal = { message: 'The card was declined.', field: 'number' }
  await save()
  expect(await within(sheet).findByText('The card was declined.')).toBeTruthy()
  const number = within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Card number' })
  expect([number.value, number.getAttribute('aria-invalid')]).toEqual(['4000 0025 0000 3155', 'true'])
  expect(chosen).not.toHaveBeenCalled()
})

test('a number with a slip is noticed before it is sent', async () => {
  const { user, sheet, save } = await typeCard()
  await user.type(within(sheet).getByRole('textbox', { name: 'Card number' }), '1')
  await save()
  expect(await within(sheet).findByText('It is not valid credit card!')).toBeTruthy()
  expect(sent).toEqual([])
})

test('what cannot be charged cannot be chosen; the chosen one that is removed is chosen no more', async () => {
  saved = [card({}), asking, card({ id: 'old', last4: '0005', brand: 'AMEX', expYear: 2020 })]
  const { user } = open()
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
  await screen.findByRole('radiogroup', { name: 'Card' })
  expect([radio(/4242/), radio(/3155/), radio(/0005/)].map(({ disabled }) => disabled)).toEqual([false, true, true])
  expect(screen.getByText('Choose a card to pay with.')).toBeTruthy()
  await user.click(radio(/4242/))
  expect(chosen).toHaveBeenLastCalledWith('visa')
  expect(screen.queryByText('Choose a card to pay with.')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Manage cards' }))
  await user.click(await screen.findByRole('button', { name: /^Remove .*4242/ }))
  await user.click(await screen.findByRole('button', { name: 'Remove card' }))
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith(null))
  expect(sent).toEqual([{ method: 'DELETE', url: '/api/v2/payments/cards/visa', body: null }])
})

test('where test keys of Stripe are set, who pays is told that no money moves', async () => {
  const answer = vi.fn(async (url: string) =>
    url === '/settings.json'
      ? Response.json({ cardProvider: 'stripe', isStripeTest: true })
      : Response.json({ data: saved }),
  )
  vi.stubGlobal('fetch', answer)
  await loadSettings()
  open()
  expect(await screen.findByText('Stripe is in test mode')).toBeTruthy()
  expect(screen.queryByText('Test payment provider')).toBeNull()
  answer.mockImplementation(async () => Response.json({ cardProvider: 'test', isStripeTest: false }))
  await loadSettings()
  await waitFor(() => expect(screen.queryByText('Stripe is in test mode')).toBeNull())
})
