import { expect, test } from 'vitest'
import { type Actor, may } from '../abilities.ts'
import { rights } from './rights.ts'

const person = { userId: 'u', entityId: 'e' }
const actors = {
  owner: { ...person, side: 'brand', role: 'entityAdmin' },
  manager: { ...person, side: 'brand', role: 'salesManager' },
  rep: { ...person, side: 'brand', role: 'salesRepresentative' },
  retailer: { ...person, side: 'retailer', role: 'entityAdmin' },
  visitor: { ...person, side: 'brand', role: 'entityAdmin', impersonatorId: 'admin' },
} as const satisfies Record<string, Actor>
const whoMay = (call: Parameters<typeof may>[1]) =>
  Object.entries(actors).flatMap(([name, actor]) => (may(actor, call) ? name : []))

/** As decided: profile, paying and integrations are the owner's, selling and the catalog the managers' too. */
test.each([
  ['describeEntity', 'owner retailer visitor'],
  ['submitBrand', 'owner visitor'],
  ['leadTeam', 'owner manager retailer'],
  ['handOver', 'owner retailer'],
  ['writeCatalog', 'owner manager visitor'],
  ['leadSales', 'owner manager visitor'],
  ['endRelation', 'owner manager retailer visitor'],
  ['readBalance', 'owner manager retailer visitor'],
  ['pay', 'owner retailer'],
  ['recordTransfers', 'owner'],
  ['saveCards', 'owner retailer visitor'],
  ['disputeCommission', 'owner retailer visitor'],
  ['changeReferrals', 'owner retailer visitor'],
  ['answerBrands', 'retailer'],
  ['setTaxRates', 'owner visitor'],
  ['runStores', 'owner visitor'],
  ['runWebhooks', 'owner retailer visitor'],
  ['giveAccess', 'owner retailer'],
] as const)('%s: %s', (right, names) => {
  expect(whoMay(rights[right]).join(' ')).toBe(names)
})

test('every right is in the table above, and neither a guest nor a stranger has one', () => {
  const guest = { userId: 'u', side: 'guest', role: null, entityId: null } as const
  for (const right of Object.values(rights)) expect([may(guest, right), may(null, right)]).toEqual([false, false])
  expect(Object.keys(rights)).toHaveLength(18)
})
