/** A debit is positive, a credit negative. */
export type Purpose =
  | 'RECEIVABLE' // the brand's claim on a retailer
  | 'TRADE' // the brand's sales, less what it was paid for them
  | 'CREDIT' // what a retailer has with a brand
  | 'BALANCE' // what the marketplace collected for a brand
  | 'DUE' // what an entity owes to the marketplace
  | 'WALLET' // a retailer's rewards
  | 'PROVIDER'
  | 'PAYMENT_CLEARING'
  | 'PAYOUT_CLEARING'
  | 'REFUND_CLEARING'
  | 'COMMISSION'
  | 'REWARDS'
export type Account = { ownerId: string | null; partnerId: string | null; purpose: Purpose }
export type Posting = { account: Account; amount: bigint }
export type Parties = { brandId: string; retailerId: string }

/** The accounts of two parties and of the marketplace with them. */
export const accountsOf = ({ brandId, retailerId }: Parties) => ({
  receivable: { ownerId: brandId, partnerId: retailerId, purpose: 'RECEIVABLE' } satisfies Account,
  credit: { ownerId: retailerId, partnerId: brandId, purpose: 'CREDIT' } satisfies Account,
  ...brandAccounts(brandId),
  ...retailerAccounts(retailerId),
})

export const brandAccounts = (brandId: string) => ({
  trade: { ownerId: brandId, partnerId: null, purpose: 'TRADE' } satisfies Account,
  balance: { ownerId: brandId, partnerId: null, purpose: 'BALANCE' } satisfies Account,
  due: { ownerId: brandId, partnerId: null, purpose: 'DUE' } satisfies Account,
  provider: { ownerId: null, partnerId: brandId, purpose: 'PROVIDER' } satisfies Account,
  payments: { ownerId: null, partnerId: brandId, purpose: 'PAYMENT_CLEARING' } satisfies Account,
  payouts: { ownerId: null, partnerId: brandId, purpose: 'PAYOUT_CLEARING' } satisfies Account,
  refunds: { ownerId: null, partnerId: brandId, purpose: 'REFUND_CLEARING' } satisfies Account,
  commission: { ownerId: null, partnerId: brandId, purpose: 'COMMISSION' } satisfies Account,
})

export const retailerAccounts = (retailerId: string) => ({
  wallet: { ownerId: retailerId, partnerId: null, purpose: 'WALLET' } satisfies Account,
  retailerDue: { ownerId: retailerId, partnerId: null, purpose: 'DUE' } satisfies Account,
  rewards: { ownerId: null, partnerId: retailerId, purpose: 'REWARDS' } satisfies Account,
})

/** How a posting changes what an entity is owed and has, less what it owes. */
export function effectOn(entityId: string | null, postings: readonly Posting[]): bigint {
  if (entityId === null) return 0n
  return postings.reduce((sum, { account, amount }) => sum + signFor(entityId, account) * amount, 0n)
}

function signFor(entityId: string, { ownerId, partnerId, purpose }: Account): bigint {
  if (ownerId === entityId)
    return ({ RECEIVABLE: 1n, BALANCE: -1n, DUE: -1n, CREDIT: -1n, WALLET: -1n } as Signs)[purpose] ?? 0n
  if (partnerId === entityId && ownerId !== null) return ({ RECEIVABLE: -1n, CREDIT: 1n } as Signs)[purpose] ?? 0n
  return 0n
}
type Signs = Partial<Record<Purpose, bigint>>
