import { sql } from 'kysely'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { groupId } from './connections.ts'
import { entityId } from './entities.ts'
import type { BrandSlug } from './pictures/brands-look.ts'
import { idOf } from './random.ts'

type For = { retailerId: string } | { groupId: string } | { country: string }
type DemoBook = {
  slug: BrandSlug
  collection: string | null // of the brand, by its name; null: the master
  name: string
  kind: 'PRICE' | 'SEGMENT'
  first: number // how many products it speaks of, in their order
  percent?: number // of the product's own wholesale price
  for: readonly For[]
  changedAt: Date
}
const on = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day, 9))
const aw = 'Autumn Winter 26'
const ss = 'Spring Summer 27'

/** What a house keeps in its drawer: terms for a circle of shops, for a country, for a friend, and a list for everybody. */
export const demoBooks: readonly DemoBook[] = [
  {
    slug: 'maison-orla',
    collection: aw,
    name: 'Concept stores AW26',
    kind: 'PRICE',
    first: 26,
    percent: 92,
    for: [{ groupId: groupId('maison-orla', 'Concept stores') }],
    changedAt: on(10, 2),
  },
  {
    slug: 'maison-orla',
    collection: aw,
    name: 'France and Belgium',
    kind: 'PRICE',
    first: 38,
    percent: 95,
    for: [{ country: 'FR' }, { country: 'BE' }],
    changedAt: on(10, 12),
  },
  {
    slug: 'maison-orla',
    collection: aw,
    name: 'Florence edit',
    kind: 'SEGMENT',
    first: 30,
    for: [{ retailerId: entityId('casa-lume') }],
    changedAt: on(10, 20),
  },
  {
    slug: 'maison-orla',
    collection: ss,
    name: 'Key accounts, early order',
    kind: 'PRICE',
    first: 38,
    percent: 90,
    for: [{ groupId: groupId('maison-orla', 'Key accounts') }],
    changedAt: on(11, 4),
  },
  {
    slug: 'maison-orla',
    collection: null,
    name: 'Master',
    kind: 'PRICE',
    first: 12,
    percent: 97,
    for: [],
    changedAt: on(9, 18),
  },
  {
    slug: 'field-and-harrow',
    collection: aw,
    name: 'Key accounts',
    kind: 'PRICE',
    first: 20,
    percent: 93,
    for: [{ groupId: groupId('field-and-harrow', 'Key accounts') }],
    changedAt: on(10, 8),
  },
]

const collectionId = (slug: BrandSlug, name: string) => idOf('collection', slug, name)

/** Books, their prices and products; and a currency that is only half filled in. The access rows are compiled afterwards. */
export async function fillBooks(tx: Tx): Promise<void> {
  for (const book of demoBooks) await fillBook(tx, book)
  const begun = collectionId('maison-orla', aw)
  await sql`update collection set currencies = currencies || array['AED'] where id = ${begun}`.execute(tx)
  await sql`insert into product_price (product_id, currency, wholesale, retail)
    select product.id, 'AED', own.wholesale / 100 * 400, own.retail / 100 * 400
    from product join product_price own on own.product_id = product.id and own.currency = 'EUR'
    where product.collection_id = ${begun} and product.position < 14`.execute(tx)
}

async function fillBook(tx: Tx, { slug, collection, kind, name, first, percent = 100, changedAt, ...book }: DemoBook) {
  const brandId = entityId(slug)
  const where = collection && collectionId(slug, collection)
  const id = idOf('book', slug, collection ?? '', name)
  const times = { createdAt: changedAt, updatedAt: changedAt }
  await tx
    .insertInto('book')
    .values({ id, brandId, collectionId: where, kind, name, ...times })
    .execute()
  // A master speaks of the collection that is coming.
  const spoken = sql`product.collection_id = ${where ?? collectionId(slug, ss)} and product.position < ${first}`
  if (kind === 'SEGMENT') {
    await sql`insert into book_product (book_id, product_id) select ${id}, id from product where ${spoken}`.execute(tx)
  } else {
    await sql`insert into book_price (book_id, product_id, currency, wholesale)
      select ${id}, product.id, own.currency, round(own.wholesale * ${percent}::int / 5000.0) * 50
      from product join product_price own on own.product_id = product.id where ${spoken}`.execute(tx)
  }
  const none = { retailerId: null, groupId: null, country: null }
  const rows = book.for.map((one) => ({ ...none, ...one, bookId: id, collectionId: where!, kind }))
  if (rows.length > 0) await tx.insertInto('bookAssignment').values(rows).execute()
}
