import { describe, expect, test } from 'vitest'
import type { Session } from '../../../lib/session/session.ts'
import type { AppRoute } from '../../routes/app-route.ts'
import { navigation } from './navigation.ts'
import { signedIn, stranger } from '../../testing/people.ts'
import { barEntries, hasFlaggedEntry, visibleNavigation } from './visible-navigation.ts'

/** The gates of the whole product, as the specification lists them. */
const gates: Record<string, Partial<AppRoute>> = {
  '/admin': { resource: ['Souk'] },
  '/dashboard': { resource: ['Dashboard'] },
  '/explore': { resource: ['Retailer', 'Guest'], marketplace: true },
  '/discover-products': { resource: ['Retailer', 'Guest'], marketplace: true },
  '/collections': { resource: ['Brand'] },
  '/calendar': { resource: ['Profile'] },
  '/wishlist': { resource: ['Retailer'] },
  '/selection': { resource: ['Brand'] },
  '/orders': { resource: ['Order'] },
  '/shipments': { resource: ['Shipment'] },
  '/messages': { resource: ['Brand'] },
  '/sales-analytics': { resource: ['Brand'] },
  '/analytics': { resource: ['Brand'] },
  '/purchase-analytics': { resource: ['Retailer'] },
  '/prospects-gen-ai': { resource: ['Brand'] },
  '/retailer-ai': { resource: ['Retailer'], flag: { key: 'retailerAi', is: true } },
  '/wallet': { resource: ['Wallet'] },
  '/connections': { resource: ['Profile'] },
  '/referrals': { resource: ['Referrals'] },
  '/integration-metrics': { resource: ['Brand'] },
  '/downloads': { resource: ['Profile'] },
  '/knowledge-center': { resource: ['Help'] },
  '/souk-academy': { resource: ['Help'] },
}
const all = Object.entries(gates).map(([path, gate]): AppRoute => ({
  name: path,
  path,
  layout: 'vertical',
  title: 'titles.dashboard',
  ...gate,
}))
const sees = (session: Session, flags = {}, table: readonly AppRoute[] = all) =>
  visibleNavigation(navigation, { routes: table, session, flags }).map(({ key, entries }) =>
    [key, ...entries.map(({ to }) => to.slice(1))].join(' '),
  )

const brand = [
  'main dashboard collections calendar selection orders shipments messages',
  'business sales-analytics analytics prospects-gen-ai wallet connections referrals integration-metrics downloads knowledge-center souk-academy',
]
const retailer = [
  'main dashboard explore discover-products calendar wishlist orders shipments',
  'business purchase-analytics wallet connections referrals downloads knowledge-center souk-academy',
]

test.each([
  ['the admin of a brand', signedIn({ side: 'brand', role: 'entityAdmin' }), brand],
  ['a sales manager', signedIn({ side: 'brand', role: 'salesManager' }), brand],
  ['a sales representative', signedIn({ side: 'brand', role: 'salesRepresentative' }), brand],
  ['a retailer', signedIn({ side: 'retailer', role: 'entityAdmin' }), retailer],
  [
    'a retailer without the marketplace',
    signedIn({ side: 'retailer', role: 'entityAdmin' }, { access: ['direct'] }),
    ['main dashboard calendar wishlist orders shipments', retailer[1]],
  ],
  ['a guest', signedIn({ side: 'guest', role: null }), ['main explore discover-products', 'business knowledge-center']],
  [
    'an admin of Souk',
    signedIn({ side: 'souk', role: 'soukAdmin' }),
    ['main admin dashboard', 'business knowledge-center'],
  ],
  ['a stranger', stranger, []],
  [
    'a person whose profile is not here yet',
    { ...signedIn({ side: 'brand', role: 'entityAdmin' }), userData: null },
    [],
  ],
] as const)('%s finds what they may enter', (_, session, sections) => {
  expect(sees(session)).toEqual(sections)
})

test('a line behind a flag shows with the flag, and only then the flags are asked for', () => {
  const session = signedIn({ side: 'retailer', role: 'entityAdmin' })
  expect(sees(session, { retailerAi: true })[1]).toContain('retailer-ai')
  expect(sees(signedIn({ side: 'brand', role: 'entityAdmin' }), { retailerAi: true })[1]).not.toContain('retailer-ai')
  expect(hasFlaggedEntry(navigation, all)).toBe(true)
  expect(hasFlaggedEntry(navigation, all.slice(0, 2))).toBe(false)
})

test('a line without a route is not there', () => {
  const session = signedIn({ side: 'brand', role: 'entityAdmin' })
  expect(sees(session, {}, all.slice(0, 2))).toEqual(['main dashboard'])
  expect(sees(session, {}, [])).toEqual([])
})

describe('the bar of a phone', () => {
  const bar = (session: Session) =>
    barEntries(visibleNavigation(navigation, { routes: all, session, flags: {} })).map(({ to }) => to)

  test('holds the first five', () => {
    expect(bar(signedIn({ side: 'retailer', role: 'entityAdmin' }))).toEqual([
      '/dashboard',
      '/explore',
      '/discover-products',
      '/wishlist',
      '/orders',
    ])
  })

  test('leaves out what is for later', () => {
    expect(bar(signedIn({ side: 'guest', role: null }))).toEqual(['/explore', '/discover-products'])
  })
})
