import { expect, test } from 'vitest'
import { accountsOf, effectOn, retailerAccounts } from './accounts.ts'

const [brandId, retailerId] = ['brand', 'retailer']
const accounts = { ...accountsOf({ brandId, retailerId }), ...retailerAccounts(retailerId) }

/** A debit of ten: what it does to the brand, and to the retailer. A debit of a claim is owed to the one and by the other. */
test.each([
  ['receivable', 10n, -10n],
  ['credit', 10n, -10n],
  ['balance', -10n, 0n],
  ['due', -10n, 0n],
  ['trade', 0n, 0n],
  ['provider', 0n, 0n],
  ['payments', 0n, 0n],
  ['payouts', 0n, 0n],
  ['refunds', 0n, 0n],
  ['commission', 0n, 0n],
  ['wallet', 0n, -10n],
  ['retailerDue', 0n, -10n],
  ['rewards', 0n, 0n],
] as const)('a debit of %s changes what the brand has by %s, the retailer by %s', (name, ofBrand, ofRetailer) => {
  const postings = [{ account: accounts[name], amount: 10n }]
  expect([effectOn(brandId, postings), effectOn(retailerId, postings)]).toEqual([ofBrand, ofRetailer])
  expect([effectOn(null, postings), effectOn('another', postings)]).toEqual([0n, 0n])
})

test('several postings add up: goods for 100 come back, 60 of them were paid', () => {
  const postings = [
    { account: accounts.trade, amount: 100n },
    { account: accounts.receivable, amount: -40n },
    { account: accounts.credit, amount: -60n },
  ]
  expect([effectOn(brandId, postings), effectOn(retailerId, postings)]).toEqual([-100n, 100n])
})
