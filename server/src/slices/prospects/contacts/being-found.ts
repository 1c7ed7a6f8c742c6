import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { emit, publishLive } from '../../../platform/data/outbox.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { quietUntil, wants } from '../../identity/door.ts'
import { consentMail } from '../model/prospects.mails.tsx'
import { type Ended, finishReveal, revealHours } from './finish-reveal.ts'
import { emailHash, phoneHash, seal } from '../model/sealing.ts'

export function retailerOf(actor: Actor): string {
  if (actor.side !== 'retailer') throw new Refusal('forbidden')
  return actor.entityId
}

/** Whether brands find this retailer, and which of them asked for its contact. */
export async function readFound(db: Db, retailerId: string) {
  const { rows } = await sql<{ id: string; brandName: string; outcome: string | null; askedAt: Date; until: Date }>`
    select reveal.id, brand.name as brand_name, reveal.outcome, reveal.asked_at,
      reveal.asked_at + make_interval(hours => ${revealHours}) as until
    from prospect join prospect_reveal reveal on reveal.prospect_id = prospect.id join entity brand on brand.id = reveal.brand_id
    where prospect.retailer_id = ${retailerId} order by reveal.asked_at desc, reveal.id limit 100`.execute(db)
  const there = await db.selectFrom('prospect').select('id').where('retailerId', '=', retailerId).executeTakeFirst()
  return {
    isFound: there !== undefined,
    requests: rows.map(({ askedAt, until, outcome, ...row }) => ({
      ...row,
      outcome: outcome as 'delivered' | 'declined' | 'expired' | null,
      askedAt: askedAt.toISOString(),
      until: until.toISOString(),
    })),
  }
}

/** Being found is a choice: without it there is no prospect, and taking it back ends what was asked and returns the credits. */
export async function changeFound({ db, key, marketplace }: Deps, actor: Actor, isFound: boolean, caller: Caller) {
  const retailerId = retailerOf(actor)
  await inTransaction(db, async (tx) => {
    if (isFound) await putRetailer(tx, key, { retailerId, userId: actor.userId, source: marketplace().name.en })
    else await removeRetailer(tx, retailerId)
    await audit(tx, actor, { action: 'prospects.foundChanged', subject: retailerId, details: { isFound }, caller })
    await publishLive(tx, { entityId: retailerId }, 'prospects.changed')
  })
  return readFound(db, retailerId)
}

type Found = { retailerId: string; userId: string; source: string }

async function putRetailer(tx: Tx, key: ServerKey, { retailerId, userId, source }: Found): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into prospect (retailer_id, name, country, source, updated_at)
    select id, name, country, ${source}, clock_timestamp() from entity where id = ${retailerId} and type = 'retailer' and country is not null
    on conflict (retailer_id) do nothing returning id`.execute(tx)
  await refreshFound(tx)
  if (!rows[0]) {
    const there = await tx.selectFrom('prospect').select('id').where('retailerId', '=', retailerId).executeTakeFirst()
    if (!there) throw new Refusal('conflict', 'prospects.countryNeeded')
    return
  }
  const person = await tx
    .selectFrom('userAccount')
    .innerJoin('entity', (join) => join.on('entity.id', '=', retailerId))
    .select(['userAccount.firstName', 'userAccount.lastName', 'userAccount.email', 'entity.phone'])
    .where('userAccount.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { email, phone } = person
  const name = `${person.firstName} ${person.lastName}`
  await sql`insert into prospect_contact (prospect_id, role, sealed, email_hash, phone_hash)
    values (${rows[0].id}, 'OWNER', ${seal(key, { name, email, phone })}, ${emailHash(key, email)}, ${phoneHash(key, phone)})`.execute(
    tx,
  )
}

async function removeRetailer(tx: Tx, retailerId: string): Promise<void> {
  const { rows } = await sql<Ended>`
    update prospect_reveal reveal set outcome = 'declined', ended_at = now() from prospect
    where prospect.id = reveal.prospect_id and prospect.retailer_id = ${retailerId} and reveal.outcome is null
    returning reveal.brand_id, reveal.prospect_id, reveal.contact_id, reveal.asked_by, reveal.outcome`.execute(tx)
  for (const ended of rows) await finishReveal(tx, null, ended)
  await tx.deleteFrom('prospect').where('retailerId', '=', retailerId).execute()
}

/** Retailers that chose to be found are shown as their profile is now. */
export async function refreshFound(db: Db): Promise<void> {
  await sql`
    update prospect set name = given.name, country = given.country, city = given.city, latitude = given.latitude, longitude = given.longitude,
      store_type = given.store_type, categories = given.categories, departments = given.departments,
      avg_retail_price = given.price, currency = given.currency, description = given.about, updated_at = clock_timestamp()
    from (select entity.id, entity.name, entity.country, coalesce(address.city, '') as city, place.latitude, place.longitude,
        entity.store_types[1] as store_type, entity.categories, entity.departments, nullif(entity.avg_retail_price, 0) as price, entity.currency, entity.about
      from entity left join lateral (select city from address where entity_id = entity.id order by is_default_shipping desc, id limit 1) address on true
        left join lateral (select avg(latitude) as latitude, avg(longitude) as longitude from prospect other
          where other.country = entity.country and lower(other.city) = lower(address.city) and other.brand_id is null and other.retailer_id is null) place on true
      where entity.country is not null) given
    where prospect.retailer_id = given.id
      and (prospect.name, prospect.country, prospect.city, prospect.store_type, prospect.categories, prospect.departments, prospect.avg_retail_price, prospect.currency, prospect.description)
        is distinct from (given.name, given.country, given.city, given.store_type, given.categories, given.departments, given.price, given.currency, given.about)`.execute(
    db,
  )
}

type Asked = {
  email: string
  language: Language
  brand: string
  isDemo: boolean
  retailerId: string
  mail: boolean
  notBefore: Date | null
}
/** The retailer's admins are asked by mail and in the app; until one allows it, nothing is shown. */
export async function askConsent(tx: Tx, { say, sendMail, config }: Deps, revealId: string): Promise<void> {
  const { rows } = await sql<Asked>`
    select user_account.email, user_account.language, brand.name as brand, brand.is_demo, prospect.retailer_id,
      ${wants('prospects', 'mail')} as mail, ${quietUntil} as not_before
    from prospect_reveal reveal join prospect on prospect.id = reveal.prospect_id join entity brand on brand.id = reveal.brand_id
      join association on association.entity_id = prospect.retailer_id and association.role = 'entityAdmin'
      join user_account on user_account.id = association.user_id
    where reveal.id = ${revealId}`.execute(tx)
  for (const { email, language, brand, isDemo, notBefore } of rows.filter(({ mail }) => mail))
    await sendMail(tx, {
      to: email,
      language,
      content: consentMail({ say, language }, { brand }, `${config.publicUrl}/profile/found`),
      key: `prospect consent ${revealId} ${email}`,
      isDemo,
      notBefore,
    })
  await emit(tx, 'prospects.contactAsked', { revealId })
  if (rows[0]) await publishLive(tx, { entityId: rows[0].retailerId }, 'prospects.changed')
}

/** The first answer counts; a refusal returns the brand's credits. */
export async function answerConsent({ db }: Deps, actor: Actor, id: string, isAllowed: boolean, caller: Caller) {
  const retailerId = retailerOf(actor)
  await inTransaction(db, async (tx) => {
    const own = sql`select reveal.id from prospect_reveal reveal join prospect on prospect.id = reveal.prospect_id
      where reveal.id = ${id} and prospect.retailer_id = ${retailerId}`
    found((await own.execute(tx)).rows[0])
    const { rows } = await sql<Ended>`
      update prospect_reveal set outcome = ${isAllowed ? 'delivered' : 'declined'}, ended_at = now()
      where id in (${own}) and outcome is null returning brand_id, prospect_id, contact_id, asked_by, outcome`.execute(
      tx,
    )
    if (!rows[0]) throw new Refusal('conflict', 'prospects.alreadyAnswered')
    await finishReveal(tx, { actor, caller }, rows[0])
    await publishLive(tx, { entityId: retailerId }, 'prospects.changed')
  })
  return readFound(db, retailerId)
}
