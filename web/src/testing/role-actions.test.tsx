import { isGranted, type Right, rights } from '@souk/contract/core/rights/rights.ts'
import { type Actor, abilityOf } from '@souk/contract/core/abilities.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { detail, others, root } from '../slices/prospects/testing/store.ts'
import { screenOf } from './screen-of.tsx'

const roles = ['entityAdmin', 'salesManager', 'salesRepresentative'] as const
type Role = (typeof roles)[number]
type Action = {
  path: string
  /** What is on the screen for each role, once it is there. */
  there: string | Readonly<Record<Role, string>>
  /** The button, the link or the tab. */
  name: string | RegExp
  right: Right
  replies: Readonly<Record<string, unknown>>
}

const none = { items: [], page: 1, limit: 24, total: 0, more: false }
const contact = {
  id: detail.id,
  role: 'OWNER',
  state: 'REVEALED',
  outcome: 'delivered',
  isExternal: false,
  name: 'Ada Lind',
  email: 'ada@store.test',
  phone: null,
}
const checklist = {
  percentage: 0,
  general: false,
  segmentation: false,
  documents: false,
  address: false,
  firstCollection: false,
  firstOrder: false,
  teammates: false,
  referrals: false,
}
const dashboard = {
  path: '/dashboard',
  there: { entityAdmin: 'Get started', salesManager: 'Get started', salesRepresentative: 'Your account' },
  replies: { 'GET /api/v2/users/onboard-checklist': checklist },
}

const actions: readonly Action[] = [
  { ...dashboard, name: 'Complete your profile', right: rights.describeEntity },
  { ...dashboard, name: 'Upload documents', right: rights.describeEntity },
  { ...dashboard, name: 'Create your first collection', right: rights.writeCatalog },
  { ...dashboard, name: 'Invite teammates', right: rights.leadTeam },
  {
    path: '/collections',
    there: 'No collections yet',
    name: 'New collection',
    right: rights.writeCatalog,
    replies: { 'GET /api/v2/catalog/collections': none },
  },
  {
    path: '/calendar',
    there: 'Calendar',
    name: 'Announce a collection',
    right: rights.writeCatalog,
    replies: {},
  },
  {
    path: '/messages',
    there: 'Messages',
    name: 'Broadcasts',
    right: rights.leadSales,
    replies: { 'GET /api/v2/conversations': none },
  },
  {
    path: '/prospects-gen-ai',
    there: 'Prospects AI',
    name: 'Import stores',
    right: rights.leadSales,
    replies: { ...others, [`POST ${root}/tailored-leads`]: { leads: [], credits: 50, added: 0 } },
  },
  {
    path: `/prospects-gen-ai/${detail.id}`,
    there: 'Ada Lind',
    name: 'Invite to connect',
    right: rights.leadSales,
    replies: { ...others, [`GET ${root}/detail/:leadId`]: { ...detail, contacts: [contact] } },
  },
  {
    path: '/invoices/tax',
    there: 'Tax rates',
    name: 'Add rate',
    right: rights.setTaxRates,
    replies: { 'GET /api/v2/invoices/tax-rates': [] },
  },
  {
    path: '/integrations/keys',
    there: 'Integrations',
    name: 'New API key',
    right: rights.giveAccess,
    replies: { 'GET /api/v2/integrations/keys': [] },
  },
]
const table = actions.flatMap((action) => roles.map((role) => ({ ...action, role })))

/** The contract says who may; the screen offers it to them, and to the others not at all or with the reason why not. */
test.each(table)('$path: “$name” as $role', async ({ path, there, name, right, replies, role }) => {
  const actor = { side: 'brand', role, entityId: 'e', userId: 'u' } as const satisfies Actor
  const isTheirs = isGranted(actor, right, (action, resource) => abilityOf(actor).can(action, resource))
  await screenOf(path, { as: { side: 'brand', role }, user: { isLeadAIEnabled: true, firstName: 'Nia' }, replies })
  await screen.findAllByText(typeof there === 'string' ? there : there[role])
  const offered = () =>
    [
      ...screen.queryAllByRole('button', { name }),
      ...screen.queryAllByRole('link', { name }),
      ...screen.queryAllByRole('tab', { name }),
    ].filter((one) => one.getAttribute('aria-disabled') !== 'true')
  if (isTheirs) await expect.poll(() => offered().length, { timeout: 10_000 }).toBeGreaterThan(0)
  else expect(offered()).toEqual([])
})
