import { sql } from 'kysely'
import { isExpired } from '@souk/contract/payments/card-number.ts'
import type { Card } from '@souk/contract/payments/payments.contract.ts'
import type { Config } from '../../platform/base/config.ts'
import type { Tx } from '../../platform/data/database/db.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import { findCard } from './cards.queries.ts'
import { providerNameOf } from './provider.ts'

const names: Record<Card['brand'], string> = { VISA: 'Visa', MASTERCARD: 'Mastercard', AMEX: 'American Express' }
type With = { config: Config; tx: Tx }
type Wanted = { id: string | undefined; payerId: string; payeeId: string | null } // no payee: the marketplace

/** The payer's own card, ready to be charged later for the payee; locked against removal until the caller commits. */
export async function requireCard({ config, tx }: With, { id, payerId, payeeId }: Wanted) {
  const provider = await requireCards({ config, tx }, payerId)
  if (!id) throw new Refusal('invalid', 'payments.chooseCard', { field: 'cardId' })
  await sql`select from saved_card where id = ${id} and entity_id = ${payerId} for key share`.execute(tx)
  const card = found(await findCard(tx, payerId, id))
  if (card.provider !== provider) throw refusalOf(card)
  if (payeeId && card.provider !== (await providerNameOf({ config, db: tx }, payeeId))) throw refusalOf(card)
  if (card.status !== 'VERIFIED') throw new Refusal('invalid', 'payments.notConfirmed', { field: 'cardId' })
  if (isExpired(card, new Date())) throw new Refusal('invalid', 'payments.expired', { field: 'cardId' })
  return { cardId: card.id, provider: card.provider, card: `${names[card.brand]} ${card.last4}` }
}

async function requireCards({ config, tx }: With, entityId: string) {
  const provider = await providerNameOf({ config, db: tx }, entityId)
  if (!provider) throw new Refusal('conflict', 'payments.cardsOff', { field: 'cardId' })
  return provider
}

/** A test card moves no money, and a real one pays no demo brand. */
const refusalOf = ({ provider }: Card) =>
  new Refusal('conflict', provider === 'test' ? 'payments.testCard' : 'payments.demoBrand', { field: 'cardId' })
