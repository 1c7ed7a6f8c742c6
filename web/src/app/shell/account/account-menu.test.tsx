import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { changeTheme } from '../../../lib/session/theme.ts'
import { AccountMenu } from './account-menu.tsx'
import { show } from '../../testing/shell-world.tsx'

const places = [
  { id: '1', entityId: '1', entityName: 'Kin & Co', entityType: 'retailer', role: 'entityAdmin' },
  { id: '2', entityId: '2', entityName: 'Maison Orla', entityType: 'brand', role: 'salesManager' },
] as const
const nadia = { name: 'Nadia Karam', email: 'nadia@kin.test', entity: 'Kin & Co', currentId: '1' }
const opener = () => screen.getByRole('button', { name: /Nadia Karam/ })

afterEach(() => changeTheme('light'))

test('a person with several places switches to another one, and not to where they are', async () => {
  const switchTo = vi.fn()
  show(<AccountMenu {...nadia} associations={places} switchTo={switchTo} profile="/profile" />)
  await userEvent.click(opener())
  expect(screen.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/profile')
  const here = screen.getByRole<HTMLButtonElement>('button', { name: /Kin & Co Account admin You are here/ })
  expect(here.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Maison Orla Sales manager' }))
  expect(switchTo).toHaveBeenCalledExactlyOnceWith(places[1])
  expect(screen.queryByText('nadia@kin.test')).toBeNull()
})

test('one place is no choice', async () => {
  show(<AccountMenu {...nadia} associations={places.slice(0, 1)} switchTo={() => {}} />)
  await userEvent.click(opener())
  expect(screen.queryByText('Switch to')).toBeNull()
})

test('the theme changes at once, and the panel stays', async () => {
  show(<AccountMenu {...nadia} />)
  await userEvent.click(opener())
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
})

test.each([
  ['a click elsewhere', async () => userEvent.click(screen.getByText('Elsewhere'))],
  ['leaving it by keyboard', async () => screen.getByText('Elsewhere').focus()],
])('%s closes it', async (_, leave) => {
  show(
    <>
      <AccountMenu {...nadia} />
      <button type="button">Elsewhere</button>
    </>,
  )
  await userEvent.click(opener())
  expect(screen.getByText('nadia@kin.test')).toBeTruthy()
  await leave()
  await waitFor(() => expect(screen.queryByText('nadia@kin.test')).toBeNull())
})

test('another page closes it', async () => {
  const router = show(<AccountMenu {...nadia} />)
  await userEvent.click(opener())
  await router.navigate('/elsewhere')
  await waitFor(() => expect(screen.queryByText('nadia@kin.test')).toBeNull())
})
