import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ImportReport } from '@souk/contract/prospects/prospect-shapes.ts'
import { importLimits } from '@souk/contract/prospects/prospect-words.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { importRows } from '../../../platform/documents/sheets/import-rows.ts'
import { type NamedRow, needs, readNamedRows } from '../../../platform/documents/sheets/named-rows.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { type BrandActor, requireEnabled } from '../model/access.ts'
import { emailHash, phoneHash, seal } from '../model/sealing.ts'
import { type Problem, type Store, storeIn } from './judge-rows.ts'

type Row = ImportReport['rows'][number]

/** A brand's own stores, which no other brand sees. */
export async function importOwn(deps: Deps, actor: BrandActor, caller: Caller): Promise<ImportReport> {
  const brandId = await requireEnabled(deps.db, actor)
  return importProspects(deps, actor, caller, brandId)
}

/** Takes the good rows in one transaction and reports every row; a store that is there is filled up, never doubled. */
export async function importProspects(
  deps: Deps,
  actor: Actor,
  caller: Caller,
  brandId: string | null = null,
): Promise<ImportReport> {
  const lines = await readNamedRows(caller, importLimits, needs(['name', 'country', 'source']), {
    columnName: (title) => title.trim(),
    takesCsv: true,
  })
  return takeRows(deps, lines, { actor, caller, language: caller.language, brandId })
}

const nameIn = ({ cells }: NamedRow) => (cells['name'] ?? '').replaceAll('\0', '').trim()

type Taking = { actor: Actor | null; caller?: Caller; language: Language; brandId: string | null }

/** The same for rows of a file and of a provider. */
export function takeRows(
  { db, key, say }: Deps,
  lines: readonly NamedRow[],
  { actor, caller, language, brandId }: Taking,
) {
  const explain = ({ column, value, key: problem, values }: Problem) => ({
    column,
    value,
    problem: say(language, problem, { values: values?.join(', ') ?? '' }),
  })
  return inTransaction(db, async (tx): Promise<ImportReport> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('prospect import', 21))`.execute(tx)
    const rows: Row[] = []
    const { refused } = await importRows(lines, {
      check: storeIn,
      async write(stores, entries) {
        for (const [at, store] of stores.entries()) {
          const { result, isObjected } = await putStore(tx, key, store, brandId)
          const notes = isObjected
            ? [explain({ column: 'contactEmail', value: '', key: 'prospects.row.objected' })]
            : []
          rows.push({ row: entries[at]!.row, name: store.name, result, problems: notes })
        }
        return stores.length
      },
    })
    for (const { of, problems } of refused)
      rows.push({ row: of.row, name: nameIn(of), result: 'REJECTED', problems: problems.map(explain) })
    rows.sort((one, other) => one.row - other.row)
    const count = (result: Row['result']) => rows.filter((one) => one.result === result).length
    const counts = { added: count('ADDED'), merged: count('MERGED'), rejected: count('REJECTED') }
    await audit(tx, actor, {
      action: 'prospects.imported',
      details: { ...counts, ...(brandId && { brandId }) },
      ...(caller && { caller }),
    })
    return { ...counts, rows }
  })
}

async function putStore(
  tx: Tx,
  key: ServerKey,
  store: Store,
  brandId: string | null,
): Promise<{ result: 'ADDED' | 'MERGED'; isObjected: boolean }> {
  const mail = store.contact && emailHash(key, store.contact.email)
  const phone = store.contact && phoneHash(key, store.contact.phone)
  const there = await sql<{ id: string }>`
    select prospect.id from prospect where brand_id is not distinct from ${brandId}::uuid and retailer_id is null and (
      (${store.domain}::text is not null and domain = ${store.domain}::text)
      or (lower(name) = lower(${store.name}::text) and country = ${store.country}::text and lower(city) = lower(${store.city}::text))
      or (${phone}::bytea is not null and exists (select from prospect_contact contact where contact.prospect_id = prospect.id and contact.phone_hash = ${phone}::bytea)))
    order by prospect.id limit 1`.execute(tx)
  const { categories, departments, carriedBrands } = store
  const values = sql`${store.storeType}::text, ${categories}::text[], ${departments}::text[], ${store.avgRetailPrice}::bigint, ${store.currency}::text, ${store.doors}::int, ${carriedBrands}::text[], ${store.description}::text, ${store.source}::text, ${store.licence}::text, coalesce(${store.obtainedOn}::date, current_date)`
  let id = there.rows[0]?.id
  if (id) {
    // A later data set adds and replaces what it names; it empties nothing.
    await sql`update prospect set domain = coalesce(domain, ${store.domain}::text), store_type = coalesce(given.store_type, prospect.store_type),
        categories = array(select distinct unnest(prospect.categories || given.categories) order by 1),
        departments = array(select distinct unnest(prospect.departments || given.departments) order by 1),
        carried_brands = array(select distinct unnest(prospect.carried_brands || given.carried_brands) order by 1),
        avg_retail_price = coalesce(given.price, prospect.avg_retail_price),
        currency = case when given.price is null then prospect.currency else given.currency end,
        doors = coalesce(given.doors, prospect.doors), description = coalesce(nullif(given.description, ''), prospect.description),
        source = given.source, licence = given.licence, obtained_on = given.obtained_on, updated_at = clock_timestamp()
      from (values (${values})) as given (store_type, categories, departments, price, currency, doors, carried_brands, description, source, licence, obtained_on)
      where prospect.id = ${id}`.execute(tx)
  } else {
    const added = await sql<{ id: string }>`
      insert into prospect (brand_id, name, domain, country, city, latitude, longitude, store_type, categories, departments, avg_retail_price, currency, doors, carried_brands, description, source, licence, obtained_on, updated_at)
      select ${brandId}::uuid, ${store.name}::text, ${store.domain}::text, ${store.country}::text, ${store.city}::text, place.latitude, place.longitude, ${values}, clock_timestamp()
      from (select avg(latitude) as latitude, avg(longitude) as longitude from prospect
        where country = ${store.country}::text and lower(city) = lower(${store.city}::text) and ${store.city}::text <> '') place returning id`.execute(
      tx,
    )
    id = added.rows[0]!.id
  }
  return {
    result: there.rows[0] ? 'MERGED' : 'ADDED',
    isObjected: await putContact(tx, key, id, store.contact, mail, phone),
  }
}

/** A contact that objected is never stored again; one that is there stays as it is. */
async function putContact(
  tx: Tx,
  key: ServerKey,
  prospectId: string,
  contact: Store['contact'],
  mail: Buffer | null,
  phone: Buffer | null,
): Promise<boolean> {
  if (!contact) return false
  const objected = await sql`select from prospect_objection where hash in (${mail}::bytea, ${phone}::bytea)`.execute(tx)
  if (objected.rows.length > 0) return true
  const { role, ...data } = contact
  await sql`insert into prospect_contact (prospect_id, role, sealed, email_hash, phone_hash)
    select ${prospectId}::uuid, ${role}::text, ${seal(key, data)}::bytea, ${mail}::bytea, ${phone}::bytea
    where not exists (select from prospect_contact where prospect_id = ${prospectId}
      and (email_hash = ${mail}::bytea or phone_hash = ${phone}::bytea))`.execute(tx)
  return false
}
