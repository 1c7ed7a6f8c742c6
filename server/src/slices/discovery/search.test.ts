import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { fillCollection, openCollection } from '../../testing/catalog.ts'
import { newWorld } from '../../testing/world.ts'
import { compileAccess } from '../catalog/visibility/compile-access.ts'
import { compileListing } from '../catalog/visibility/compile-listing.ts'
import { plainWords } from '../../platform/base/words/plain-words.ts'
import { marked } from './search.ts'
import { refreshWords } from './words.queries.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)
const live = new Date(Date.now() - 86_400_000)
const orla = await entity({ type: 'brand', name: 'Maison Orla', liveFrom: live })
await entity({ type: 'brand', name: 'Not yet open', liveFrom: new Date(Date.now() + 86_400_000) })
const noir = await entity({ type: 'brand', name: 'Café Noir', liveFrom: live })
await openCollection(db, noir.id)
const kin = await entity({ type: 'retailer', access: ['marketplace'] })
const shut = await entity({ type: 'retailer', access: ['direct'] })
const owner = await person({ side: 'brand', entityId: orla.id })
const buyer = await person({ side: 'retailer', entityId: kin.id })
const values = {
  brandId: orla.id,
  name: 'Spring',
  type: 'IN_STOCK',
  status: 'LIVE',
  currency: 'EUR',
  currencies: ['EUR'],
}
const { id: spring } = await db
  .insertInto('collection')
  .values({ ...values, liveAt: live })
  .returning('id')
  .executeTakeFirstOrThrow()
await compileAccess(db, [spring])
const ids = await fillCollection(db, { brandId: orla.id, collectionId: spring, count: 5 })
const names = ['Elm crew-neck sweater', 'Hollis wool coat', 'Robe d’été brodée', 'عباية مطرّزة', 'Wool scarf']
for (const [n, id] of ids.entries())
  await db.updateTable('product').set({ name: names[n]! }).where('id', '=', id).execute()
await db
  .updateTable('product')
  .set({ category: 'KNITWEAR', subCategory: 'SWEATERS' })
  .where('id', '=', ids[0]!)
  .execute()
await compileListing(db, spring)
await refreshWords(db)

async function found(q: string, who = buyer): Promise<string[]> {
  return (await ask(who, discovery.search, { body: { q } })).data.products.map(({ name }) => name)
}

test.each([
  ['a word', 'sweater', ['Elm crew-neck sweater']],
  ['the beginning of a word', 'swea', ['Elm crew-neck sweater']],
  ['a word with a fault', 'sweeter', ['Elm crew-neck sweater']],
  ['another fault', 'hollsi', ['Hollis wool coat']],
  ['without its accents', 'ete brodee', ['Robe d’été brodée']],
  ['capitals and marks', 'ÉTÉ!', ['Robe d’été brodée']],
  ['Arabic, without the marks above it and with another last letter', 'عبايه', ['عباية مطرّزة']],
  ['the Arabic name of a category', 'ملابس محبوكة', ['Elm crew-neck sweater']],
  ['its style code', 'ST-3', ['عباية مطرّزة']],
  ['two words in any order', 'coat wool', ['Hollis wool coat']],
  ['a word like none', 'xylophone', []],
  ['a word like none beside one there is', 'elm xylophone', []],
  ['only marks', '%%% --', []],
])('products are found by %s', async (_, q, expected) => {
  expect(await found(q)).toEqual(expected)
})

test('a name that fits better comes first', async () => {
  await db.updateTable('product').set({ description: 'Lined with wool.' }).where('id', '=', ids[2]!).execute()
  await compileListing(db, spring, [ids[2]!])
  const first = await found('wool')
  expect(first.slice(0, 2).toSorted()).toEqual(['Hollis wool coat', 'Wool scarf'])
  expect(first[2]).toBe('Robe d’été brodée')
})

test('what matched is marked, in the letters of the name', async () => {
  const { data } = await ask(buyer, discovery.search, { body: { q: 'ete' } })
  expect(data.products[0]!.marked).toBe('Robe d’⟦été⟧ brodée')
  expect(marked('عباية مطرّزة', (word) => word === 'عبايه')).toBe('⟦عباية⟧ مطرّزة')
})

test('brands by part of their name or nearly so, only those that are open', async () => {
  const brands = async (q: string) =>
    (await ask(buyer, discovery.search, { body: { q } })).data.brands.map(({ name }) => name)
  expect(await brands('orl')).toEqual(['Maison Orla'])
  expect(await brands('maisn orla')).toEqual(['Maison Orla'])
  expect(await brands('orlla')).toEqual(['Maison Orla'])
  expect(await brands('cafe')).toEqual(['Café Noir'])
  expect(await brands('yet open')).toEqual([])
})

test('products are not found by viewers who may not see them; a brand finds its own drafts', async () => {
  const outside = await person({ side: 'retailer', entityId: shut.id })
  const { data } = await ask(outside, discovery.search, { body: { q: 'wool' } })
  expect(data).toEqual({ products: [], brands: [] })
  const { data: draft } = await ask(owner, collections.create, {
    body: { ...draftOf('Winter'), currency: 'EUR', currencies: ['EUR'] },
  })
  await fillCollection(db, { brandId: orla.id, collectionId: draft.id, count: 1 })
  expect(await found('coat 0', owner)).toContain('Coat 0')
  expect(await found('coat 0')).not.toContain('Coat 0')
})
function draftOf(collectionName: string) {
  const none = {
    orderDeadline: null,
    shippingStartDate: null,
    shippingEndDate: null,
    minimumOrderValue: null,
    cover: null,
  }
  return { collectionName, season: 'AW27', type: 'IN_STOCK', ...none, description: '', notes: '' }
}

test('a phrase whose words no product has is answered by meaning, and one word is not', async () => {
  expect(await found('warm pullover')).toContain('Elm crew-neck sweater')
  expect(await found('pullover')).toEqual([])
  const browse = async (query: object) => (await ask(buyer, discovery.browse, { query: query as never })).data
  const similar = await browse({ q: 'warm pullover' })
  expect(similar.isSimilar).toBe(true)
  expect(similar.products.map(({ name }) => name)).toContain('Elm crew-neck sweater')
  expect(await browse({ q: 'warm pullover', category: 'SHOES' })).toMatchObject({ products: [], total: 0 })
  expect((await browse({ q: 'elm sweater' })).isSimilar).toBeUndefined()
})

test('a product renamed is found by its new name at once, a removed one no more', async () => {
  const { status } = await ask(owner, products.change, {
    params: { productId: ids[4]! },
    body: { name: 'Zibeline shawl' },
  })
  expect(status).toBe(200)
  expect(await found('zibelin')).toEqual(['Zibeline shawl'])
  expect(await found('scarf')).toEqual([])
  await ask(owner, products.remove, { params: { productId: ids[4]! } })
  expect(await found('zibelin')).toEqual([])
  expect(await db.selectFrom('listing').selectAll().where('productId', '=', ids[4]!).execute()).toEqual([])
})

test('frequent words go in the order of the listings, and what stands far down is still found', async () => {
  const newer = { ...values, name: 'Newer', liveAt: new Date() }
  const { id } = await db.insertInto('collection').values(newer).returning('id').executeTakeFirstOrThrow()
  await compileAccess(db, [id])
  await sql`insert into product (brand_id, collection_id, unique_id, style_code, name, position)
    select ${orla.id}, ${id}, n::text, 'N-' || n, 'Wool thing', 0 from generate_series(1, 2500) n`.execute(db)
  await sql`insert into product (brand_id, collection_id, unique_id, style_code, name, description, position)
    values (${orla.id}, ${id}, 'last', 'L-1', 'Nameless', 'Wool inside, bonded seams', 0)`.execute(db)
  await sql`update product set description = 'Felted by hand' where id = ${ids[1]!}`.execute(db)
  await compileListing(db, id)
  await compileListing(db, spring)
  await sql`update search_word set listed = 1000000`.execute(db)
  for (const who of [buyer, owner, await partner()]) {
    expect((await found('wool', who)).every((name) => name === 'Wool thing')).toBe(true) // named so, though a newer one mentions it
    expect(await found('bonded', who)).toEqual(['Nameless'])
    expect(await found('felted', who)).toEqual(['Hollis wool coat'])
  }
  for (const who of [buyer, owner, await partner(), await formerBuyer()])
    expect(await found('elm sweater', who)).toEqual(['Elm crew-neck sweater'])
  const other = await entity({ type: 'brand', liveFrom: live })
  expect(await found('elm sweater', await person({ side: 'brand', entityId: other.id }))).toEqual([])
  await refreshWords(db)
  expect(await found('felted')).toEqual(['Hollis wool coat'])
})

test('a product with more words than an index can hold is found by its name and by what is said about it', async () => {
  const many = (what: string, count: number) => Array.from({ length: count }, (_, n) => `${what}${n}`)
  const sku = { brandId: orla.id, collectionId: spring, productId: ids[0]!, size: 'L', onHand: 1 }
  const colours = many('a rather long name of a colour ', 400)
  await db
    .insertInto('sku')
    .values(colours.map((colour, n) => ({ ...sku, sku: `many-${n}`, colour })))
    .execute()
  const description = many('porcelain', 300).join(' ')
  await db.updateTable('product').set({ description }).where('id', '=', ids[0]!).execute()
  for (const name of ['Elm', `Elm ${many('y', 700).join(' ')}`]) {
    await db.updateTable('product').set({ name }).where('id', '=', ids[0]!).execute()
    await compileListing(db, spring)
    expect(await found('elm')).toEqual([name])
    expect(await found('porcelain299')).toEqual([name])
    expect(await found('rather colour 399')).toEqual([name])
  }
})

/** Without the marketplace, but with this brand. */
async function partner() {
  const { id } = await entity({ type: 'retailer', access: ['direct'] })
  await db.insertInto('relation').values({ brandId: orla.id, retailerId: id }).execute()
  return person({ side: 'retailer', entityId: id })
}

/** Who has ordered from a collection goes on finding it. */
async function formerBuyer() {
  const { id } = await entity({ type: 'retailer', access: ['direct'] })
  await db.insertInto('collectionReader').values({ collectionId: spring, retailerId: id }).execute()
  return person({ side: 'retailer', entityId: id })
}

test.each(['Ｆｕｌｌ ｗｉｄｔｈ', 'Łódź & Đà Nẵng', 'Straße Æther Œuvre', 'أزياءٌ إلى مكتبةٍ', 'a_b-c.d', 'ﬁligree 3½'])(
  'the database writes plain words as we do: %s',
  async (text) => {
    const { rows } = await sql<{ plain: string }>`select plain_words(${text}) as plain`.execute(db)
    expect(plainWords(text).join(' ')).toBe(rows[0]!.plain)
  },
)

test.each(['فستان', 'حقيبة', 'حذاء', 'بنطلون', 'تنورة'])('the Arabic word %s finds its category', async (word) => {
  const category = { فستان: 'DRESSES', حقيبة: 'BAGS', حذاء: 'SHOES', بنطلون: 'TROUSERS', تنورة: 'SKIRTS' }[word]!
  await db.updateTable('product').set({ category, subCategory: null }).where('id', '=', ids[0]!).execute()
  await compileListing(db, spring, [ids[0]!])
  await refreshWords(db)
  const { data } = await ask(buyer, discovery.search, { body: { q: word } })
  expect(data.products.map(({ _id }) => _id)).toEqual([ids[0]])
})

test('an Arabic colour finds products whose colour is written in English', async () => {
  await db
    .updateTable('sku')
    .set({ colour: 'Black' })
    .where('productId', '=', ids[1]!)
    .where('colour', '=', 'Sage')
    .execute()
  await compileListing(db, spring, [ids[1]!])
  await refreshWords(db)
  expect(await found('أسود')).toEqual(['Hollis wool coat'])
})
