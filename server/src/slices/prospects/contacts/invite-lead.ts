import { sql } from 'kysely'
import type { InviteLead } from '@souk/contract/prospects/prospects.contract.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { inviteDirect } from '../../connections/door.ts'
import type { BrandActor } from '../model/access.ts'
import { carriesBrand } from '../leads/carriers.queries.ts'
import { requireLead } from '../leads/read-lead.ts'
import { leadMail } from '../model/prospects.mails.tsx'
import { contactOfToken, objectionToken } from './contact-data.ts'
import { contactsOf } from '../model/contacts.queries.ts'

/** Invites a revealed contact once; the address book, its daily limit and the acceptance are those of every direct invitation. */
export async function inviteLead(
  deps: Deps,
  actor: BrandActor,
  { leadId, contactId, subject, message }: InviteLead,
  caller: Caller,
) {
  const { key, say, config } = deps
  const lead = await requireLead(deps.db, actor, leadId)
  const brandId = actor.entityId
  return inTransaction(deps.db, async (tx) => {
    const contact = (await contactsOf(tx, key, brandId, [leadId])).get(leadId)?.find(({ id }) => id === contactId)
    if (!contact) throw new Refusal('not_found')
    if (!contact.email) throw new Refusal('conflict', 'prospects.notRevealed')
    const brand = await tx.selectFrom('entity').select('name').where('id', '=', brandId).executeTakeFirstOrThrow()
    const { rows } = await sql<{ sentAt: Date }>`
      insert into prospect_invitation (brand_id, prospect_id, contact_id, sent_by) values (${brandId}, ${leadId}, ${contactId}, ${actor.userId})
      on conflict (brand_id, prospect_id) do nothing returning sent_at`.execute(tx)
    if (!rows[0]) throw new Refusal('conflict', 'prospects.alreadyInvited')
    if (await carriesBrand(tx, brandId, leadId)) throw new Refusal('conflict', 'prospects.alreadyCarries')
    const [firstName = '', ...rest] = (contact.name ?? '').split(' ')
    const retailer = {
      name: lead.name,
      email: contact.email,
      firstName,
      lastName: rest.join(' '),
      country: lead.country,
      groupId: null,
      salesRepId: null,
      notes: '',
    }
    const token = objectionToken(key, contactId)
    const objection = `${config.publicUrl}/objection?token=${token}`
    const data = `${config.publicUrl}/contact-data?token=${token}`
    const { invited } = await inviteDirect({ ...deps, db: tx }, actor, { retailer }, caller, (href) =>
      leadMail(
        { say, language: caller.language },
        { subject, message, brand: brand.name, source: lead.source, href, objection, data },
      ),
    )
    if (invited === 0) throw new Refusal('conflict', 'prospects.alreadyInvited')
    await sql`update prospect_saved set stage = 'CONTACTED', updated_at = now()
      where brand_id = ${brandId} and prospect_id = ${leadId} and stage = 'NEW'`.execute(tx)
    await sql`update prospect_invitation set direct_id = (select id from direct_retailer where brand_id = ${brandId} and email = ${contact.email})
      where brand_id = ${brandId} and prospect_id = ${leadId}`.execute(tx)
    await audit(tx, actor, { action: 'prospects.invited', subject: leadId, details: { contactId }, caller })
    await publishLive(tx, { entityId: brandId }, 'prospects.changed', leadId)
    return { invitedAt: rows[0].sentAt.toISOString() }
  })
}

/** One click ends all use by all brands; twice is the same as once. */
export async function objectToContact(db: Db, key: ServerKey, token: string): Promise<null> {
  const contactId = contactOfToken(key, token)
  await inTransaction(db, async (tx) => {
    await sql`insert into prospect_objection (hash)
      select hash from prospect_contact cross join lateral (values (email_hash), (phone_hash)) as found (hash)
      where id = ${contactId} and hash is not null on conflict do nothing`.execute(tx)
    await sql`update prospect_contact set sealed = ''::bytea where id = ${contactId}`.execute(tx)
    await audit(tx, null, { action: 'prospects.objected', subject: contactId })
  })
  return null
}
