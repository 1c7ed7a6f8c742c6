import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { OrderFiguresCard } from './order-figures-card.tsx'

beforeEach(() => loadNamespaces('order-cards', 'orders'))
afterEach(clearSession)
const months = [{ month: '2026-11', currency: 'EUR', orders: 12, units: 300, amount: '164356.00' }]
const overview = { months, partners: [] } as unknown as Parameters<typeof OrderFiguresCard>[0]['overview']

test.each([
  ['brand', /^Every order on the day it was placed.*Sales insights counts confirmed orders/],
  ['retailer', /^Every order on the day it was placed.*Purchases counts confirmed orders/],
] as const)('the months of a %s say which measure they show, and where the other one stands', (entityType, note) => {
  storeSession({ token: 't', role: 'entityAdmin', entityType })
  show(<OrderFiguresCard overview={overview} />)
  expect(screen.getByRole('heading', { name: 'Orders placed by month' })).toBeTruthy()
  expect(screen.getByText(note)).toBeTruthy()
})
