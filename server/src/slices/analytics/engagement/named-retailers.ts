import { type RawBuilder, sql } from 'kysely'
import { hideSmall } from '../model/hide-small.ts'
import { isOwnRelation, type Trader } from '../../connections/door.ts'

/** Retailers the viewer may see by name: an open relation, and of a sales team only its own. */
export const named = (actor: Trader): RawBuilder<unknown> =>
  sql`(select relation.retailer_id, relation.id as relation_id from relation where ${isOwnRelation(actor)} and relation.status = 'ACCEPTED')`

type Counted = { retailers: number; others: number }

/** Counts of retailers as they leave the server. */
export const seen = ({ retailers, others }: Counted): Counted => ({ retailers, others: hideSmall(others) })
