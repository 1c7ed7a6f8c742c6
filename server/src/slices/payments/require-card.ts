import { sql } from 'kysely'
import { isExpired } from '@souk/contract/payments/card-number.ts'
import type { Card } from '@souk/contract/payments/payments.contract.ts'
import type { Tx } from '../../platform/database/db.ts'
import { found, Refusal } from '../../platform/refusal.ts'
import { findCard } from './cards.queries.ts'

const names: Record<Card['brand'], string> = { VISA: 'Visa', MASTERCARD: 'Mastercard', AMEX: 'American Express' }

/** The entity's own card, ready to be charged later; locked against removal until the caller commits. */
export async function requireCard(tx: Tx, entityId: string, id: string | undefined) {
  if (!id) throw new Refusal('invalid', 'payments.chooseCard', { field: 'cardId' })
  await sql`select from saved_card where id = ${id} and entity_id = ${entityId} for key share`.execute(tx)
  const card = found(await findCard(tx, entityId, id))
  if (card.status !== 'VERIFIED') throw new Refusal('invalid', 'payments.notConfirmed', { field: 'cardId' })
  if (isExpired(card, new Date())) throw new Refusal('invalid', 'payments.expired', { field: 'cardId' })
  return { cardId: card.id, provider: card.provider, card: `${names[card.brand]} ${card.last4}` }
}
