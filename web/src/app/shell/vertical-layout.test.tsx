import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type UserData, clearSession, storeSession, storeUserData } from '../../lib/session/session.ts'
import { signedIn } from '../testing/people.ts'
import { show } from '../testing/shell-world.tsx'
import { VerticalLayout } from './vertical-layout.tsx'

const nadia = {
  firstName: 'Nadia',
  lastName: 'Karam',
  email: 'retailer@souk.test',
  entityName: 'Kin & Co',
  userAssociations: [
    { id: '1', entityId: '1', entityName: 'Kin & Co', entityType: 'retailer', role: 'entityAdmin', userScope: [] },
    { id: '2', entityId: '2', entityName: 'Maison Orla', entityType: 'brand', role: 'salesManager', userScope: [] },
  ],
} satisfies Partial<UserData>

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
})
afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
})

function signIn(data: Partial<UserData> = {}): void {
  const { userData } = signedIn({ side: 'retailer', role: 'entityAdmin' }, { ...nadia, ...data })
  storeSession({ token: 'abc', role: 'entityAdmin', entityType: 'retailer' })
  storeUserData(userData!)
}

function onAPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
}

test('a wide window has its navigation at the side, and no bar at the bottom', () => {
  signIn()
  show(<VerticalLayout />, '/dashboard')
  const side = screen.getByRole('complementary')
  expect(within(side).getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('navigation', { name: 'Most used pages' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull()
})

test('a phone has a bar at the bottom, and the rest in a drawer that closes on the way', async () => {
  signIn()
  onAPhone()
  show(<VerticalLayout />, '/elsewhere')
  expect(screen.queryByRole('complementary')).toBeNull()
  const bar = screen.getByRole('navigation', { name: 'Most used pages' })
  expect(within(bar).getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  const drawer = screen.getByRole('dialog', { name: 'Menu' })
  await userEvent.click(within(drawer).getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(bar).getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page')
})

test('the account says who is here and where else they belong, leads to the profile and out', async () => {
  signIn()
  show(<VerticalLayout />, '/dashboard')
  const account = screen.getByRole('button', { name: /Nadia Karam/ })
  await userEvent.click(account)
  expect(account.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('retailer@souk.test')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/logout')
  expect(screen.getByText('Maison Orla')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile')
  screen.getByRole('link', { name: 'Sign out' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('retailer@souk.test')).toBeNull()
  expect(document.activeElement).toBe(account)
})

test('an impersonating admin sees who it is and what stays closed', async () => {
  signIn({ isImpersonated: true })
  show(<VerticalLayout />, '/dashboard')
  const banner = await screen.findByRole('region', { name: 'Working in another person’s place' })
  expect(banner.textContent).toMatch(/in the place of \S*Nadia Karam\S*, \S*Kin & Co/)
  expect(banner.textContent).toContain('Passwords, email addresses, teams, payouts and payments stay closed to you.')
  expect(within(banner).getByRole('link', { name: 'End and sign out' }).getAttribute('href')).toBe('/logout')
})

test('everybody else sees no such banner', () => {
  signIn({ isImpersonated: false })
  show(<VerticalLayout />, '/dashboard')
  expect(screen.queryByRole('region', { name: /another person/ })).toBeNull()
})

test('a guest and a stranger are offered to sign in', () => {
  show(<VerticalLayout />, '/wishlist/public/abc')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  expect(screen.queryByRole('button', { expanded: false })).toBeNull()
})

test('a line says that the network is gone, until it is back', () => {
  signIn()
  show(<VerticalLayout />, '/dashboard')
  const network = vi.spyOn(navigator, 'onLine', 'get')
  network.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText('No internet connection. Please check your network settings.')).toBeTruthy()
  network.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.queryByText(/No internet connection/)).toBeNull()
})
