import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { HiddenPrice } from './hidden-price.tsx'

beforeAll(() => loadNamespaces('discovery'))
afterEach(clearSession)

test('a retailer who may not know a price is led to the brand to connect', () => {
  storeSession({ token: 'token', role: 'entityAdmin', entityType: 'retailer' })
  show(<HiddenPrice brandId="orla" />)
  expect(screen.getByRole('link', { name: 'Connect to see prices' }).getAttribute('href')).toBe('/brand/orla')
})

test.each([
  ['guest', 1],
  ['brand', 0],
] as const)('a %s has %i ways to sign up', (entityType, ways) => {
  storeSession({ token: 'token', role: entityType === 'guest' ? null : 'entityAdmin', entityType })
  show(<HiddenPrice brandId="orla" />)
  expect(screen.queryAllByRole('button', { name: 'Sign up to see prices' })).toHaveLength(ways)
  expect(screen.queryByRole('link')).toBeNull()
})
