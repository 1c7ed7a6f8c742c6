import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { BroadcastUnsubscribePage } from './unsubscribe-page.tsx'

test('the link of a test email says that it was a test, and ends nothing', async () => {
  await loadNamespaces('broadcast', 'identity')
  const asked = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', asked)
  const at = '/unsubscribe/broadcasts?token=test'
  const router = createMemoryRouter([{ path: '*', element: <BroadcastUnsubscribePage /> }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: 'This was a test' })
  expect(asked).not.toHaveBeenCalled()
})
