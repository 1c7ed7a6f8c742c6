import type { Card, NewCard } from '@souk/contract/payments/payments.contract.ts'
import type { Config } from '../../platform/base/config.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { Refusal } from '../../platform/base/refusal.ts'
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

type Settings = Pick<Config, 'stripe' | 'isDemo'>
type With = { config: Settings; db: Db }

/** Who takes an entity's cards: a demo entity never meets a real provider, and outside the demo no card pays until Stripe is set. */
export function providerNameFor({ stripe, isDemo }: Settings, entity: { isDemo: boolean }): ProviderName | null {
  if (entity.isDemo) return 'test'
  if (stripe) return 'stripe'
  return isDemo ? 'test' : null
}

export async function providerNameOf({ config, db }: With, entityId: string): Promise<ProviderName | null> {
  const entity = db.selectFrom('entity').select('isDemo').where('id', '=', entityId)
  return providerNameFor(config, await entity.executeTakeFirstOrThrow())
}

/** The provider that knows a card or a payment already; neither stands in for the other. */
export async function cardProvider({ config, db }: With, name: ProviderName): Promise<CardProvider> {
  if (name === 'test') return testProvider(db)
  if (!config.stripe) throw new Refusal('conflict', 'payments.cardsOff')
  const { stripeProvider } = await import('./stripe-provider.ts')
  return stripeProvider(config.stripe)
}

export async function providerFor(deps: With, entityId: string): Promise<CardProvider> {
  const name = await providerNameOf(deps, entityId)
  if (!name) throw new Refusal('conflict', 'payments.cardsOff')
  return cardProvider(deps, name)
}

/** Whether the provider of cards takes the keys that are set and knows where to send its events. */
export async function checkProvider({ stripe, publicUrl }: Pick<Config, 'stripe' | 'publicUrl'>): Promise<string> {
  if (!stripe) throw new Refusal('conflict', 'payments.cardsOff')
  const { checkStripe } = await import('./stripe-provider.ts')
  return checkStripe(stripe, publicUrl)
}
