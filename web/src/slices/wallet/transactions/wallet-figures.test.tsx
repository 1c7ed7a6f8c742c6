import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession, storeSession } from '../../../lib/session/session.ts'
import { ViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { WalletFigures } from './wallet-figures.tsx'

const wallet = { currency: 'EUR', due: [], credits: [], nextPayoutAt: null, directRetailers: [] }
const sums = { currency: 'EUR', owed: '13.00', overdue: '0.00', credit: '0.00' }
const userData = { abilities: [], currentEntityId: 'brand' }

beforeEach(() => loadNamespaces('wallet'))
afterEach(clearSession)

test.each([
  ['with money of their retailers', [{ ...sums, available: null, due: null }]],
  ['without any', []],
])('a representative reads no balance of the brand, %s', (_, balances) => {
  storeSession({ token: 't', role: 'salesRepresentative', entityType: 'brand' }, { userData })
  show(<WalletFigures wallet={{ ...wallet, balances }} />)
  screen.getByText('Overdue')
  expect(screen.queryByText('Collected for you')).toBeNull()
})

test.each([
  ['brand', 'Collected for the brand'],
  ['retailer', 'Owed to brands'],
] as const)('of a viewed %s nothing is called the reader’s own', (side, label) => {
  storeSession({ token: 't', role: 'soukAdmin', entityType: null }, { userData })
  const balances = [{ ...sums, available: '5.00', due: null }]
  show(
    <ViewedEntity value={{ id: 'viewed', side }}>
      <WalletFigures wallet={{ ...wallet, balances }} />
    </ViewedEntity>,
  )
  screen.getByText(label)
  expect(screen.queryByText(/you/i)).toBeNull()
})
