import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ContactRecord } from '@souk/contract/prospects/prospect-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { type Ended, finishReveal } from './finish-reveal.ts'
import { emailHash, unseal } from '../model/sealing.ts'

export const retentionMonths = 24
type By = { actor: Actor | null; caller: Caller }

/** Names the contact and proves that we wrote it; it never ends, because a person's rights do not. */
export const objectionToken = (key: ServerKey, contactId: string): string =>
  `${contactId}.${key.sign('prospect objection', contactId).toString('base64url')}`

export function contactOfToken(key: ServerKey, token: string): string {
  const [contactId = '', mac = ''] = token.split('.')
  const right = key.sign('prospect objection', contactId)
  const given = Buffer.from(mac, 'base64url')
  if (!/^[0-9a-f-]{36}$/.test(contactId) || given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refusal('not_found', 'prospects.deadLink')
  return contactId
}

type Row = Omit<ContactRecord, 'storedAt' | 'name' | 'email' | 'phone' | 'uses'> & {
  storedAt: Date
  sealed: Buffer
  uses: { brand: string; use: 'REVEALED' | 'INVITED'; at: string }[]
}

/** Everything that is stored of a contact: itself, its source, and which brands saw it or wrote to it. */
async function readContacts(db: Db, key: ServerKey, ids: readonly string[]): Promise<ContactRecord[]> {
  const { rows } = await sql<Row>`
    select contact.id, contact.role, contact.created_at as stored_at, contact.sealed, prospect.name as store, prospect.source, prospect.licence,
      coalesce((select jsonb_agg(used order by used.at) from (
        select brand.name as brand, 'REVEALED' as use, reveal.ended_at as at from prospect_reveal reveal join entity brand on brand.id = reveal.brand_id
        where reveal.contact_id = contact.id and reveal.outcome = 'delivered'
        union all select brand.name, 'INVITED', invitation.sent_at from prospect_invitation invitation join entity brand on brand.id = invitation.brand_id
        where invitation.contact_id = contact.id) used), '[]') as uses
    from prospect_contact contact join prospect on prospect.id = contact.prospect_id
    where contact.id = any(${[...ids]}::uuid[]) order by contact.created_at, contact.id`.execute(db)
  return rows.map(({ sealed, storedAt, uses, ...row }) => ({
    ...row,
    ...(sealed.length > 0 ? unseal(key, sealed) : { name: '', email: '', phone: '' }),
    storedAt: storedAt.toISOString(),
    uses: uses.map(({ at, ...use }) => ({ ...use, at: new Date(at).toISOString() })),
  }))
}

export async function readByToken({ db, key }: Deps, token: string) {
  return { contacts: await readContacts(db, key, [contactOfToken(key, token)]) }
}

/** Deletes the contact for every brand and stores its hashes, so that no data set brings it back; open reveals return their credits. */
export function eraseContacts(
  { db }: Pick<Deps, 'db'>,
  ids: readonly string[],
  by: By | null,
): Promise<{ erased: number }> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Ended>`
      update prospect_reveal set outcome = 'declined', ended_at = now()
      where contact_id = any(${[...ids]}::uuid[]) and outcome is null
      returning brand_id, prospect_id, contact_id, asked_by, outcome`.execute(tx)
    for (const ended of rows) await finishReveal(tx, null, ended)
    await sql`insert into prospect_objection (hash)
      select hash from prospect_contact cross join lateral (values (email_hash), (phone_hash)) as found (hash)
      where id = any(${[...ids]}::uuid[]) and hash is not null on conflict do nothing`.execute(tx)
    const erased = await sql<{ id: string }>`
      delete from prospect_contact where id = any(${[...ids]}::uuid[]) returning id`.execute(tx)
    for (const { id } of erased.rows)
      await audit(tx, by?.actor ?? null, {
        action: 'prospects.contactErased',
        subject: id,
        ...(by && { caller: by.caller }),
      })
    return { erased: erased.rows.length }
  })
}

async function idsOf(db: Db, key: ServerKey, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('prospectContact')
    .select('id')
    .where('emailHash', '=', found(emailHash(key, email)))
    .execute()
  return rows.map(({ id }) => id)
}

/** A person who wrote to the marketplace gets the same answer as by the link; looking is audited. */
export async function readByEmail({ db, key }: Deps, actor: Actor, email: string, caller: Caller) {
  const contacts = await readContacts(db, key, await idsOf(db, key, email))
  for (const { id } of contacts) await audit(db, actor, { action: 'prospects.contactRead', subject: id, caller })
  return { contacts }
}
export const eraseByEmail = async (deps: Deps, actor: Actor, email: string, caller: Caller) =>
  eraseContacts(deps, await idsOf(deps.db, deps.key, email), { actor, caller })

const erasedAtOnce = 500

/** What no brand asked for or wrote to for so long is deleted, with an audit entry each; retailers on Souk decide by themselves. */
export async function eraseUnused(db: Db): Promise<void> {
  for (;;) {
    const erased = await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        delete from prospect_contact where id in (
          select contact.id from prospect_contact contact join prospect on prospect.id = contact.prospect_id and prospect.retailer_id is null
          where contact.created_at < now() - make_interval(months => ${retentionMonths})
            and not exists (select from prospect_reveal reveal where reveal.contact_id = contact.id
              and coalesce(reveal.ended_at, now()) > now() - make_interval(months => ${retentionMonths}))
            and not exists (select from prospect_invitation invitation where invitation.contact_id = contact.id
              and invitation.sent_at > now() - make_interval(months => ${retentionMonths}))
          order by contact.id limit ${erasedAtOnce}) returning id`.execute(tx)
      for (const { id } of rows)
        await audit(tx, null, {
          action: 'prospects.contactErased',
          subject: id,
          details: { reason: 'retention', months: retentionMonths },
        })
      return rows.length
    })
    if (erased < erasedAtOnce) return
  }
}
