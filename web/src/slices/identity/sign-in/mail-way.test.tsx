import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { loadSettings } from '../../../lib/settings.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { MailWay } from './mail-way.tsx'

const serve = async (canMail: boolean, supportEmail: string | null = null) => {
  vi.stubGlobal('fetch', async () => Response.json({ canMail, supportEmail }))
  await act(loadSettings)
}
beforeEach(() => loadNamespaces('identity'))
afterEach(() => serve(true))

test('a marketplace that cannot send email says so before and after, and never that a link was sent', async () => {
  await serve(false)
  const send = vi.fn(async () => undefined)
  const { user } = show(<MailWay words="link" send={send} email="nadia@souk.test" />)
  expect(screen.getByText(/cannot send email at the moment/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Email me a login link' }))
  await screen.findByRole('heading', { name: 'No email can be sent' })
  expect(screen.queryByText(/we sent a sign-in link/)).toBeNull()
  expect(send).toHaveBeenCalledOnce()
})

test('whom to ask is named where the owner has said it', async () => {
  await serve(false, 'help@dune.example')
  show(<MailWay words="link" send={async () => undefined} email="nadia@souk.test" />)
  expect(screen.getByRole('link', { name: 'help@dune.example' }).getAttribute('href')).toBe('mailto:help@dune.example')
})
