import { sql } from 'kysely'
import { fileLimits } from '@souk/contract/core/limits.ts'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ImportReport } from '@souk/contract/prospects/prospect-shapes.ts'
import { importLimits } from '@souk/contract/prospects/prospect-words.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { ServerKey } from '../../../platform/data/access/server-key.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { collect } from '../../../platform/data/files/take-upload.ts'
import { readCsv } from '../../../platform/documents/sheets/read-csv.ts'
import { readSheet } from '../../../platform/documents/sheets/read-sheet.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { type BrandActor, requireEnabled } from '../model/access.ts'
import { emailHash, phoneHash, seal } from '../model/sealing.ts'
import { judgeRow, type Problem, type Store } from './judge-rows.ts'

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
  return takeRows(deps, await readRows(caller), { actor, caller, language: caller.language, brandId })
}

type Lines = readonly { row: number; cells: Record<string, string> }[]
type Taking = { actor: Actor | null; caller?: Caller; language: Language; brandId: string | null }

/** The same for rows of a file and of a provider. */
export function takeRows({ db, key, say }: Deps, lines: Lines, { actor, caller, language, brandId }: Taking) {
  const explain = ({ column, value, key: problem, values }: Problem) => ({
    column,
    value,
    problem: say(language, problem, { values: values?.join(', ') ?? '' } as never),
  })
  return inTransaction(db, async (tx): Promise<ImportReport> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('prospect import', 21))`.execute(tx)
    const rows: Row[] = []
    for (const { row, cells } of lines) {
      const { store, problems } = judgeRow(cells)
      if (problems.length > 0) rows.push({ row, name: store.name, result: 'REJECTED', problems: problems.map(explain) })
      else {
        const { result, isObjected } = await putStore(tx, key, store, brandId)
        const notes = isObjected ? [explain({ column: 'contactEmail', value: '', key: 'prospects.row.objected' })] : []
        rows.push({ row, name: store.name, result, problems: notes })
      }
    }
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

/** A workbook is a zip file; everything else is read as csv. */
async function readRows(caller: Caller): Promise<{ row: number; cells: Record<string, string> }[]> {
  const part = await caller.file()
  if (!part) throw new Refusal('invalid', 'uploads.missing', { field: 'file' })
  const bytes = await collect(part.file, fileLimits.fileBytes)
  const isWorkbook = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const source = isWorkbook ? readSheet(bytes, importLimits) : readCsv(bytes, importLimits)
  let names: string[] | null = null
  const rows: { row: number; cells: Record<string, string> }[] = []
  for await (const { row, cells } of source) {
    if (names) rows.push({ row, cells: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) })
    else {
      names = cells.map((name) => name.trim())
      const missing = ['name', 'country', 'source'].find((column) => !names!.includes(column))
      if (missing) throw new Refusal('invalid', 'sheets.missingColumn', { field: 'file', params: { column: missing } })
    }
  }
  if (rows.length === 0) throw new Refusal('invalid', 'sheets.empty', { field: 'file' })
  return rows
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
