import type { Card, NewCard } from '@souk/contract/payments/payments.contract.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { testProvider } from './test-provider.ts'

export type ProviderName = Card['provider']
/** What a provider answers to a card: how it is known there from now on, or why not. */
export type Taken = Pick<Card, 'brand' | 'last4' | 'status'> & { token: string }
export type NotTaken = { refused: 'declined' | 'onlyTestCards' | 'useSetup' }
export type SetUpCard = Taken & Pick<Card, 'expMonth' | 'expYear' | 'holder'>

/** What became of a charge. `UNKNOWN`: the provider never heard of it. */
export type Outcome =
  | { status: 'SUCCEEDED'; ref: string }
  | { status: 'DECLINED'; ref: string | null; failure: string }
  | { status: 'NEEDS_STEP'; ref: string }
export type Charge = { key: string; token: string; amount: bigint; currency: string; description: string }
export type Moved = { status: 'SUCCEEDED' | 'FAILED'; ref: string | null }

/** One interface for every provider of card payments. Each movement of money carries a key: the same key never moves it twice. */
export type CardProvider = {
  name: ProviderName
  take: (card: NewCard) => Promise<Taken | NotTaken>
  isCode: (token: string, code: string) => Promise<boolean>
  /** A page of the provider where a card is entered; null where our own form takes it. */
  setup: (owner: { entityId: string; returnUrl: string }) => Promise<{ url: string } | null>
  setUpCard: (sessionId: string, entityId: string) => Promise<SetUpCard | null>
  charge: (charge: Charge) => Promise<Outcome>
  /** Where the payer proves who they are; null where our own form asks for the code. */
  step: (ref: string, returnUrl: string) => Promise<{ url: string } | null>
  confirmStep: (charge: Charge, ref: string, code: string | null) => Promise<Outcome>
  lookup: (charge: Charge) => Promise<Outcome | 'UNKNOWN'>
  refund: (refund: { key: string; ref: string; amount: bigint; currency: string }) => Promise<Moved>
  payout: (payout: { key: string; account: string; amount: bigint; currency: string }) => Promise<Moved>
  unit: (currency: string) => bigint // amounts are multiples of it
  readEvent: ((body: Buffer, signature: string) => ProviderEvent | null) | null
}

/** A provider's signed message, as far as it concerns us. */
export type ProviderEvent = {
  id: string
  type: string
  about: { key: string; outcome: Outcome } | { refundKey: string; status: 'SUCCEEDED' | 'FAILED' } | null
}

type With = { config: Pick<Config, 'stripe' | 'publicUrl'>; db: Db }

/** Stripe when its keys are set, else the built-in test provider; `name` asks for the one that knows a card already. */
export async function cardProvider({ config, db }: With, name?: ProviderName): Promise<CardProvider> {
  if (!config.stripe || name === 'test') return testProvider(db)
  const { stripeProvider } = await import('./stripe-provider.ts')
  return stripeProvider(config.stripe)
}

/** A demo entity never meets a real provider. */
export async function providerFor(deps: With, entityId: string): Promise<CardProvider> {
  const { isDemo } = await deps.db
    .selectFrom('entity')
    .select('isDemo')
    .where('id', '=', entityId)
    .executeTakeFirstOrThrow()
  return cardProvider(deps, isDemo ? 'test' : undefined)
}
