import { sql } from 'kysely'
import type { Card } from '@souk/contract/payments/payments.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { ProviderName } from './provider.ts'

/** An entity's cards, and never more of them than a screen shows. */
export function cardRows(db: Db, entityId: string) {
  return db
    .selectFrom('savedCard')
    .select(['id', 'last4', 'expMonth', 'expYear', 'holder'])
    .select([
      sql<Card['provider']>`provider`.as('provider'),
      sql<Card['brand']>`brand`.as('brand'),
      sql<Card['status']>`status`.as('status'),
    ])
    .where('entityId', '=', entityId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
}

/** Cards that can pay today: those of another provider were saved before it. */
export const usableCards = (db: Db, entityId: string, provider: ProviderName) =>
  cardRows(db, entityId).where('provider', '=', provider)

export const findCard = (db: Db, entityId: string, id: string): Promise<Card | undefined> =>
  cardRows(db, entityId).where('id', '=', id).executeTakeFirst()
