import { sql } from 'kysely'
import type { LeadContact } from '@souk/contract/prospects/prospect-shapes.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { unseal } from './sealing.ts'

type Row = {
  id: string
  prospectId: string
  role: string
  isExternal: boolean
  outcome: LeadContact['outcome']
  isAsked: boolean
  sealed: Buffer | null
}

/** The contacts of some leads as one brand sees them; a sealed text is read only where its reveal was delivered. */
export async function contactsOf(
  db: Db,
  key: ServerKey,
  brandId: string,
  leadIds: readonly string[],
): Promise<Map<string, LeadContact[]>> {
  const { rows } = await sql<Row>`
    select contact.id, contact.prospect_id, contact.role, prospect.retailer_id is not null as is_external,
      reveal.outcome, reveal.id is not null as is_asked,
      case when reveal.outcome = 'delivered' then contact.sealed end as sealed
    from prospect_contact contact join prospect on prospect.id = contact.prospect_id
      left join lateral (select id, outcome from prospect_reveal
        where brand_id = ${brandId} and contact_id = contact.id order by asked_at desc, id desc limit 1) reveal on true
    where contact.prospect_id = any(${[...leadIds]}::uuid[])
      and not exists (select from prospect_objection objection where objection.hash in (contact.email_hash, contact.phone_hash))
    order by contact.created_at, contact.id`.execute(db)
  return toContacts(rows, key)
}

function toContacts(rows: readonly Row[], key: ServerKey): Map<string, LeadContact[]> {
  const byLead = Map.groupBy(rows, ({ prospectId }) => prospectId)
  return new Map([...byLead].map(([id, some]) => [id, some.map((row) => present(key, row))]))
}

function present(key: ServerKey, { id, role, isExternal, isAsked, outcome, sealed }: Row): LeadContact {
  const isOpen = isAsked && (outcome === null || outcome === 'delivered')
  const state = isOpen ? 'REVEAL_REQUESTED' : isExternal ? 'EXTERNAL_REVEAL_REQUIRED' : 'REVEAL_REQUIRED'
  return { id, role, state, isExternal, outcome, ...(sealed && unseal(key, sealed)) }
}
