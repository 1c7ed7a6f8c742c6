import { describe, expect, test } from 'vitest'
import type { Session } from '../../../lib/session/session.ts'
import type { AppRoute } from '../../routes/app-route.ts'
import { routes } from '../../routes/routes.ts'
import { navigation } from './navigation.ts'
import { signedIn, stranger } from '../../testing/people.ts'
import { barEntries, hasFlaggedEntry, visibleNavigation } from './visible-navigation.ts'

const consolePlaces = routes.flatMap(({ path }) => path.match(/^\/admin\/([^/:]+)$/)?.[1] ?? [])

type Words = Readonly<Record<string, string>>
const shell = import.meta.glob<Words>('../../shell.{en,ar}.json', { import: 'default', eager: true })
const admin = import.meta.glob<Words>('../../../slices/entities/admin.{en,ar}.json', { import: 'default', eager: true })
const titles = Object.fromEntries(
  ['en', 'ar'].map((language) => [
    language,
    {
      shell: shell[`../../shell.${language}.json`]!,
      admin: admin[`../../../slices/entities/admin.${language}.json`]!,
    },
  ]),
)

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
  ...Object.fromEntries(consolePlaces.map((place) => [`/admin/${place}`, { resource: ['Souk'] }])),
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
const sellerAs = (role: 'entityAdmin' | 'salesManager' | 'salesRepresentative') =>
  signedIn({ side: 'brand', role }, { id: 'the-person', currentEntityId: 'the-brand' })
const retailer = [
  'main dashboard explore discover-products calendar wishlist orders shipments',
  'business purchase-analytics wallet connections referrals downloads knowledge-center souk-academy',
]

test.each([
  ['the admin of a brand', sellerAs('entityAdmin'), brand],
  ['a sales manager', sellerAs('salesManager'), brand],
  [
    'a sales representative, who has nothing to do in the integrations',
    sellerAs('salesRepresentative'),
    brand.map((line) => line.replace(' integration-metrics', '')),
  ],
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
    [
      'main admin',
      'accounts admin/users admin/entities admin/brands admin/documents admin/invitations',
      'marketplace admin/marketplace admin/reviews admin/prospects admin/credit-requests admin/legal admin/referrals admin/lists',
      'money admin/credit admin/disputes admin/reconciliation admin/rules',
      'system admin/flags admin/mails admin/jobs admin/administrators admin/readiness admin/health admin/audit',
      'business knowledge-center',
    ],
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

test.each(Object.entries(titles))(
  'a line of the console is called as its page, and no page is without one: %s',
  (_, words) => {
    const lines = navigation.flatMap(({ entries }) => entries).filter(({ to }) => to.startsWith('/admin/'))
    expect(lines.map(({ to }) => to.slice('/admin/'.length)).toSorted()).toEqual(consolePlaces.toSorted())
    for (const { to, word } of lines) expect(words.shell[word]).toBe(words.admin[`${to.slice('/admin/'.length)}.title`])
  },
)

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
