import {
  OwnNotes,
  type OwnTerms,
  type Relation,
  type RelationOrigin,
  type RelationRow,
} from '@souk/contract/connections/connection-shapes.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { found } from '../../platform/base/refusal.ts'
import { contactsOf, findRelation, historyOf, placesFor, type RelationRecord } from './relations.queries.ts'
import type { Trader } from './tenant-scope.ts'

/** Groups are the brand's own: for a retailer they are absent. */
export function presentRelation(row: RelationRecord, { side }: Trader): RelationRow {
  return {
    id: row.id,
    counterpart: { id: row.otherId, name: row.name, nickName: row.nickName, logo: row.logo, country: row.country },
    status: row.status as RelationRow['status'],
    origin: row.origin as RelationOrigin,
    ...(side === 'brand' && { group: row.groupId === null ? null : { id: row.groupId, name: row.groupName! } }),
    salesRep: repOf(row),
    since: row.connectedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

type Rep = { repId: string | null; firstName: string | null; lastName: string | null; repEmail: string | null }

export const repOf = ({ repId, firstName, lastName, repEmail }: Rep) =>
  repId === null ? null : { userId: repId, name: `${firstName} ${lastName}`, email: repEmail! }

export async function readRelation(db: Db, actor: Trader, id: string): Promise<Relation> {
  const row = found(await findRelation(db, actor, id))
  const isLead = actor.role !== 'salesRepresentative'
  const isOpen = row.status === 'ACCEPTED'
  return {
    ...presentRelation(row, actor),
    website: row.website,
    terms: row.terms as OwnTerms,
    brandTerms: row.brandTerms,
    ...(actor.side === 'brand' && OwnNotes.parse(row)),
    ...(actor.side === 'brand' &&
      isOpen && { contacts: await contactsOf(db, row.retailerId), places: await placesFor(db, row.retailerId) }),
    history: await historyOf(db, actor, row.id),
    version: row.version,
    mayChange: isOpen && isLead && actor.side === 'brand',
    mayEnd: isOpen && isLead,
  }
}
