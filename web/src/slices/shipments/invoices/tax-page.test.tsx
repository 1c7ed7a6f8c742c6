import { screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { signedIn } from '../../../app/testing/people.ts'
import { storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { TaxPage } from './tax-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const france = { country: 'FR', category: 'S', rate: '20', reason: '' }

async function taxWorld(save: (body: unknown) => Response, later: object = { ...france, version: 3 }) {
  await Promise.all([loadNamespaces('invoices', 'edit-conflict'), import('../model/shipments-writes.ts')])
  const owner = signedIn({ side: 'brand', role: 'entityAdmin' }, { id: 'the-person', currentEntityId: 'the-brand' })
  storeSession({ ...owner, token: 'token' }, owner)
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: { method?: string; body?: string | null }) => {
    if (method === 'GET') return Response.json({ data: [sent.length === 0 ? { ...france, version: 3 } : later] })
    sent.push(JSON.parse(body!))
    return save(sent.at(-1))
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { user } = show(
    <QueryClientProvider client={client}>
      <TaxPage />
    </QueryClientProvider>,
  )
  const rate = await screen.findByRole('textbox', { name: 'Rate' })
  const type = async (text: string) => {
    await user.clear(rate)
    await user.type(rate, text)
  }
  return { user, sent, rate, type, save: () => user.click(screen.getByRole('button', { name: 'Save tax rates' })) }
}

test.each([
  ['5,5', '5.5'],
  ['\u0662\u0661', '21'], // 21 in Arabic digits
  ['7 %', '7'],
])('a rate typed as %s is sent as %s', async (typed, rate) => {
  const form = await taxWorld(() => Response.json({ data: [{ ...france, version: 4 }] }))
  await form.type(typed)
  await form.save()
  await waitFor(() => expect(form.sent).toEqual([{ rates: [{ ...france, rate }], version: 3 }]))
})

test('a rate of -7% stays as it was typed and is not sent', async () => {
  const form = await taxWorld(() => Response.json({ data: [{ ...france, version: 4 }] }))
  await form.type('-7%')
  await form.save()
  expect(form.rate).toHaveProperty('value', '-7%')
  expect(form.rate.getAttribute('aria-invalid')).toBe('true')
  expect(form.sent).toEqual([])
})

test('a rate that is refused says so at its field until it is changed', async () => {
  const message = 'Enter a percentage from 0 to 100, with up to two decimals.'
  const error = { message, code: 'invalid', field: 'rates.0.rate' }
  const form = await taxWorld(() => Response.json({ message, errors: [error] }, { status: 422 }))
  await form.type('500')
  await form.save()
  await waitFor(() => expect(form.rate.getAttribute('aria-invalid')).toBe('true'))
  expect(form.rate.getAttribute('value')).toBe('500')
  await form.type('5')
  expect(form.rate.getAttribute('aria-invalid')).toBeNull()
})

test('rates that a colleague saved meanwhile stand beside those that are typed', async () => {
  const item = { name: 'Nora Haddad', isYou: false, at: '2026-11-19T09:00:00.000Z' }
  const error = { message: 'Nora Haddad saved a change.', code: 'stale', items: [item] }
  const form = await taxWorld(() => Response.json({ message: error.message, errors: [error] }, { status: 409 }), {
    ...france,
    rate: '19',
    version: 4,
  })
  await form.type('21')
  await form.save()
  await screen.findByText('Nora Haddad changed this while you were editing')
  expect(screen.getByText('France, Standard rate, 21%')).toBeTruthy()
  expect(screen.getByText('France, Standard rate, 19%')).toBeTruthy()
  expect(form.rate).toHaveProperty('value', '21')
})
