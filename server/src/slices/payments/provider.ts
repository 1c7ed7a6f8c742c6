import type { Card, NewCard } from '@souk/contract/payments/payments.contract.ts'
import { testProvider } from './test-provider.ts'

/** What a provider answers to a card: how it is known there from now on, or why not. */
export type Taken = Pick<Card, 'brand' | 'last4' | 'status'> & { token: string }
export type NotTaken = { refused: 'declined' | 'onlyTestCards' }

/** Whoever keeps cards and charges them. Charging comes with the shipments. */
export type CardProvider = {
  name: Card['provider']
  take: (card: NewCard) => Promise<Taken | NotTaken>
  isCode: (token: string, code: string) => Promise<boolean>
}

/** Another one stands here once its keys are set. */
export const cardProvider = (): CardProvider => testProvider
