import { sql } from 'kysely'
import { creditRates } from '@souk/contract/prospects/prospect-words.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { BrandActor } from '../model/access.ts'
import { balanceOf, openCredits, spend } from '../credits/credits.ts'
import { requireLead } from '../leads/read-lead.ts'
import { askConsent } from './being-found.ts'
import { contactsOf } from '../model/contacts.queries.ts'
import { type Ended, finishReveal, revealHours } from './finish-reveal.ts'

export const revealQueue = 'prospects.reveal'

/** Holds the credits and starts the reveal; a contact that is asked for or revealed already costs nothing again. */
export async function revealContact(deps: Deps, actor: BrandActor, leadId: string, contactId: string, caller: Caller) {
  const { db, key, enqueue } = deps
  await requireLead(db, actor, leadId)
  const { entityId: brandId, userId } = actor
  await inTransaction(db, async (tx) => {
    await openCredits(tx, brandId)
    const asked = found((await contactsOf(tx, key, brandId, [leadId])).get(leadId)?.find(({ id }) => id === contactId))
    const { rows } = await sql<{ id: string }>`
      insert into prospect_reveal (brand_id, prospect_id, contact_id, asked_by) values (${brandId}, ${leadId}, ${contactId}, ${userId})
      on conflict (brand_id, contact_id) where outcome is null or outcome = 'delivered' do nothing returning id`.execute(
      tx,
    )
    const reveal = rows[0]
    if (!reveal) return
    await spend(tx, { brandId, userId, amount: creditRates.reveal, reason: 'REVEAL', subject: leadId })
    await audit(tx, actor, { action: 'prospects.revealAsked', subject: contactId, details: { leadId }, caller })
    if (asked.isExternal) await askConsent(tx, deps, reveal.id)
    else await enqueue(tx, revealQueue, { revealId: reveal.id }, { id: reveal.id })
  })
  return readContacts(db, key, brandId, leadId)
}

export async function pollContacts({ db, key }: Deps, actor: BrandActor, leadId: string) {
  await requireLead(db, actor, leadId)
  return readContacts(db, key, actor.entityId, leadId)
}

const readContacts = async (db: Db, key: Deps['key'], brandId: string, leadId: string) => ({
  contacts: (await contactsOf(db, key, brandId, [leadId])).get(leadId) ?? [],
  credits: await balanceOf(db, brandId),
})

/** Delivers, or ends without a result and returns the credits. Only an open reveal is ended, so a retry does nothing; a retailer on Souk answers for itself. */
export function deliverReveal(db: Db, revealId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Ended>`
      update prospect_reveal reveal set ended_at = now(),
        outcome = case when exists (select from prospect_objection objection where objection.hash in (contact.email_hash, contact.phone_hash)) then 'declined'
          when contact.email_hash is null and contact.phone_hash is null then 'notFound' else 'delivered' end
      from prospect_contact contact join prospect on prospect.id = contact.prospect_id and prospect.retailer_id is null
      where reveal.id = ${revealId} and reveal.outcome is null and contact.id = reveal.contact_id
      returning reveal.brand_id, reveal.prospect_id, reveal.contact_id, reveal.asked_by, reveal.outcome`.execute(tx)
    for (const ended of rows) await finishReveal(tx, null, ended)
  })
}

/** What was not answered in time is returned. */
export function expireReveals(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Ended>`
      update prospect_reveal set outcome = 'expired', ended_at = now()
      where outcome is null and asked_at < now() - make_interval(hours => ${revealHours})
      returning brand_id, prospect_id, contact_id, asked_by, outcome`.execute(tx)
    for (const ended of rows) await finishReveal(tx, null, ended)
  })
}
