import { sql } from 'kysely'
import { creditRates } from '@souk/contract/prospects/prospect-words.ts'
import type { ServerKey } from '../server/src/platform/data/access/server-key.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { refreshFound } from '../server/src/slices/prospects/contacts/being-found.ts'
import { emailHash, phoneHash, seal } from '../server/src/slices/prospects/model/sealing.ts'
import { entityId } from './entities.ts'
import { firstNames, lastNames, storeCities, storeWords } from './prospect-words.ts'
import { idOf } from './random.ts'

const count = 5_000
const types = [
  'BOUTIQUE',
  'BOUTIQUE',
  'BOUTIQUE',
  'CONCEPT_STORE',
  'CONCEPT_STORE',
  'ONLINE_STORE',
  'DEPARTMENT_STORE',
  'CHAIN',
  'HOTEL_OR_RESORT',
  'MUSEUM_OR_GIFT',
]
const ranges = [
  {
    departments: ['WOMEN'],
    categories: ['DRESSES', 'KNITWEAR', 'OUTERWEAR', 'TROUSERS', 'TAILORING', 'TOPS'],
    price: 190,
    words: 'wool coats, fine knits, silk dresses and quiet tailoring',
  },
  {
    departments: ['WOMEN'],
    categories: ['DRESSES', 'TOPS', 'SKIRTS', 'ACCESSORIES', 'JEWELLERY'],
    price: 95,
    words: 'summer dresses, cotton blouses and small jewellery',
  },
  {
    departments: ['MEN'],
    categories: ['DENIM', 'OUTERWEAR', 'KNITWEAR', 'SHOES', 'TAILORING'],
    price: 160,
    words: 'selvedge denim, work jackets and leather boots',
  },
  {
    departments: ['WOMEN', 'MEN'],
    categories: ['OUTERWEAR', 'KNITWEAR', 'SHOES', 'BAGS', 'HOME'],
    price: 230,
    words: 'coats, sweaters, leather bags and ceramics for the home',
  },
  {
    departments: ['KIDS', 'BABY'],
    categories: ['BABYWEAR', 'KNITWEAR', 'TOPS', 'SHOES'],
    price: 45,
    words: 'soft cotton rompers, toys and tiny cardigans',
  },
  {
    departments: ['WOMEN'],
    categories: ['MODEST_WEAR', 'DRESSES', 'ACCESSORIES', 'OUTERWEAR'],
    price: 210,
    words: 'abayas, kaftans and evening dresses in silk',
  },
  {
    departments: ['WOMEN'],
    categories: ['SWIMWEAR', 'DRESSES', 'ACCESSORIES', 'BEAUTY'],
    price: 120,
    words: 'linen dresses, swimsuits and sandals for the beach',
  },
  {
    departments: ['LIFESTYLE'],
    categories: ['HOME', 'BEAUTY', 'ACCESSORIES', 'JEWELLERY'],
    price: 55,
    words: 'candles, books, scarves and gifts',
  },
  {
    departments: ['WOMEN', 'MEN'],
    categories: ['ACTIVEWEAR', 'SWEATS', 'SHOES', 'ACCESSORIES'],
    price: 85,
    words: 'running shoes, leggings and sweatshirts',
  },
] as const
const moods = [
  'A calm',
  'An independent',
  'A family-run',
  'A small',
  'A bright',
  'A well-known',
  'A carefully edited',
  'A neighbourhood',
]
const ends = [
  'Chosen by its owner each season.',
  'Customers come back for the advice.',
  'New labels every season.',
  'In the old town since many years.',
  'Also sells online.',
  '',
]
const invented = [
  'Studio Halm',
  'Nordlys',
  'Casa Petra',
  'Orme',
  'Ivo & Lou',
  'Atelier Sève',
  'Tamarisk',
  'Low Tide',
  'Kepler Knits',
  'Saffron Row',
]

/** Numbers that depend on the seed alone: mulberry32. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** 5,000 generated stores with a contact each; no real person or company. Addresses end in `.example`. */
export async function fillProspects(tx: Tx, key: ServerKey): Promise<void> {
  const brands = (
    await tx
      .selectFrom('entity')
      .select('name')
      .where('type', '=', 'brand')
      .where('liveFrom', 'is not', null)
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)
  const rows = Array.from({ length: count }, (_, at) => storeOf(at, brands))
  await sql`
    insert into prospect (id, name, domain, country, city, latitude, longitude, store_type, categories, departments, avg_retail_price, currency, doors, carried_brands, description, source, licence, obtained_on, updated_at)
    select id, name, domain, country, city, latitude, longitude, store_type, categories, departments, avg_retail_price, currency, doors, carried_brands, description, 'Souk demo directory', 'Generated, free to use', current_date - 40, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, name text, domain text, country text, city text, latitude float8, longitude float8,
      store_type text, categories text[], departments text[], avg_retail_price bigint, currency text, doors int, carried_brands text[], description text)`.execute(
    tx,
  )
  const contacts = rows.map(({ id, domain }, at) => contactOf(key, id, domain, at))
  await sql`
    insert into prospect_contact (id, prospect_id, role, sealed, email_hash, phone_hash)
    select * from unnest(${contacts.map(({ id }) => id)}::uuid[], ${rows.map(({ id }) => id)}::uuid[], ${contacts.map(({ role }) => role)}::text[],
      ${contacts.map(({ sealed }) => sealed)}::bytea[], ${contacts.map(({ email }) => email)}::bytea[], ${contacts.map(({ phone }) => phone)}::bytea[])`.execute(
    tx,
  )
  await fillSaved(tx, rows)
  await fillFound(tx, key)
}

type Row = ReturnType<typeof storeOf>
function storeOf(at: number, brands: readonly string[]) {
  const next = numbers(at + 1)
  const pick = <T>(from: readonly T[]): T => from[next(from.length)]!
  const city = storeCities[next(storeCities.length)]!
  const words = storeWords[city.tongue]
  const range = pick(ranges)
  const type = pick(types)
  const name = `${pick(words.first)} ${pick(words.second)}`
  const isKnown = next(10) > 0
  const price = Math.round(range.price * (60 + next(90))) // percent of the usual one, so it is in minor units
  const some = range.categories.filter(() => next(10) < 8)
  const carried = [pick(brands), pick(brands), pick(invented), pick(invented)].filter(() => next(10) < 6)
  return {
    id: idOf('prospect', String(at)),
    name: `${name}${next(3) === 0 ? ` ${city.city}` : ''}`,
    domain: `${
      name
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, '') || 'store'
    }-${at + 1}.example`,
    country: city.country,
    city: city.city,
    latitude: city.latitude + (next(2_001) - 1_000) / 20_000,
    longitude: city.longitude + (next(2_001) - 1_000) / 20_000,
    store_type: type,
    categories: some.length > 0 && next(20) > 0 ? some : [],
    departments: [...range.departments],
    avg_retail_price: isKnown ? price : null,
    currency: city.currency,
    doors:
      next(6) === 0 ? null : type === 'CHAIN' ? 5 + next(40) : type === 'DEPARTMENT_STORE' ? 2 + next(9) : 1 + next(3),
    carried_brands: [...new Set(carried)],
    description:
      next(12) === 0
        ? ''
        : `${pick(moods)} ${type.toLowerCase().replaceAll('_', ' ')} in ${city.city} with ${range.words}. ${pick(ends)}`.trim(),
  }
}

function contactOf(key: ServerKey, prospectId: string, domain: string, at: number) {
  const next = numbers(at + 900_001)
  const [first, last] = [firstNames[next(firstNames.length)]!, lastNames[next(lastNames.length)]!]
  const email = `${first.toLowerCase()}@${domain}`
  const phone = `+999 555 ${String(100_000 + at)}` // a code that no country has
  return {
    id: idOf('prospect contact', prospectId),
    role: ['BUYER', 'OWNER', 'HEAD_OF_BUYING', 'STORE_MANAGER'][next(4)]!,
    sealed: seal(key, { name: `${first} ${last}`, email, phone }),
    email: emailHash(key, email),
    phone: phoneHash(key, phone),
  }
}

/** Maison Orla has begun: some are saved in several stages, and a request for credits waits. */
async function fillSaved(tx: Tx, rows: readonly Row[]): Promise<void> {
  const orla = entityId('maison-orla')
  const user = idOf('user', 'brand@souk.test')
  const fits = rows
    .filter(
      ({ categories, departments }) =>
        categories.includes('KNITWEAR') && categories.includes('DRESSES') && departments.includes('WOMEN'),
    )
    .slice(0, 18)
  await sql`insert into prospect_credit (brand_id, balance) values (${orla}, 164)`.execute(tx)
  await sql`insert into prospect_credit_entry (brand_id, amount, reason, subject, balance, user_id, created_at) values
    (${orla}, 50, 'START', '', 50, null, now() - interval '40 days'), (${orla}, 150, 'GRANTED', '', 200, null, now() - interval '35 days')`.execute(
    tx,
  )
  await sql`
    with given as (select id, nth from unnest(${fits.map(({ id }) => id)}::uuid[]) with ordinality as one (id, nth))
    , entry as (insert into prospect_credit_entry (brand_id, amount, reason, subject, balance, user_id, created_at)
      select ${orla}, -2, 'SAVE', id::text, 200 - 2 * nth::int, ${user}::uuid, now() - interval '30 days' + nth * interval '1 day' from given)
    insert into prospect_saved (brand_id, prospect_id, stage, notes, remind_on, saved_by, saved_at, owner_id)
    select ${orla}, id, (array['NEW', 'CONTACTED', 'NEW', 'ANSWERED', 'NOT_A_FIT', 'CONTACTED'])[1 + nth % 6],
      (array['', 'Met at the fair in March; asked for the look book.', '', 'Opens a second store in autumn.'])[1 + nth % 4],
      case when nth % 5 = 0 then current_date + (nth % 7)::int end, ${user}::uuid, now() - interval '30 days' + nth * interval '1 day',
      (select id from association where entity_id = ${orla} and role <> 'entityAdmin' order by id limit 1)
    from given`.execute(tx)
  await sql`insert into prospect_credit_request (id, brand_id, kind, credits, note, asked_by)
    values (${idOf('credit request', 'orla')}::uuid, ${orla}, 'CREDITS', 100, 'For the stores we meet in Milan.', ${user}::uuid)`.execute(
    tx,
  )
}

/** Atlas Rooms chose to be found, and Maison Orla waits for its answer; the credits are held. */
async function fillFound(tx: Tx, key: ServerKey): Promise<void> {
  const [orla, atlas] = [entityId('maison-orla'), entityId('atlas-rooms')]
  const user = idOf('user', 'brand@souk.test')
  const prospectId = idOf('prospect', 'atlas-rooms')
  const contactId = idOf('prospect contact', prospectId)
  const [email, phone] = ['otherretailer@souk.test', '+999 555 200001']
  await sql`insert into prospect (id, retailer_id, name, country, source, updated_at)
    select ${prospectId}::uuid, id, name, country, 'Souk', now() from entity where id = ${atlas}`.execute(tx)
  await refreshFound(tx)
  await sql`insert into prospect_contact (id, prospect_id, role, sealed, email_hash, phone_hash) values (${contactId}::uuid, ${prospectId}::uuid, 'OWNER',
    ${seal(key, { name: 'Omar Saleh', email, phone })}, ${emailHash(key, email)}, ${phoneHash(key, phone)})`.execute(tx)
  await sql`insert into prospect_reveal (brand_id, prospect_id, contact_id, asked_by, asked_at)
    values (${orla}, ${prospectId}::uuid, ${contactId}::uuid, ${user}::uuid, now() - interval '2 hours')`.execute(tx)
  await sql`update prospect_credit set balance = balance - ${creditRates.reveal} where brand_id = ${orla}`.execute(tx)
  await sql`insert into prospect_credit_entry (brand_id, amount, reason, subject, balance, user_id, created_at)
    select brand_id, ${-creditRates.reveal}, 'REVEAL', ${prospectId}, balance, ${user}::uuid, now() - interval '2 hours'
    from prospect_credit where brand_id = ${orla}`.execute(tx)
}
