import type { newWorld } from './world.ts'

const address = {
  label: 'Shop',
  contactName: '',
  phone: '',
  line1: '1 Main Street',
  line2: '',
  city: 'Lyon',
  region: '',
  postalCode: '',
  country: 'FR',
  isDefaultShipping: false,
  isDefaultBilling: false,
}

/** One of each thing an entity can own, and for each writing call a body that would be right for one's own. */
export async function foreignThings({ db, person }: Awaited<ReturnType<typeof newWorld>>) {
  const owner = await person({ side: 'brand' })
  const entityId = owner.entityId!
  const [place] = await db.selectFrom('association').select('id').where('entityId', '=', entityId).execute()
  const [session] = await db.selectFrom('session').select('id').where('userId', '=', owner.userId).execute()
  const [kept] = await db
    .insertInto('address')
    .values({ ...address, entityId })
    .returning('id')
    .execute()
  const file = { kind: 'OTHER', location: '/files/document/a.pdf', name: 'a.pdf', bytes: 9 }
  const [document] = await db
    .insertInto('document')
    .values({ ...file, entityId })
    .returning('id')
    .execute()
  const [store] = await db
    .insertInto('store')
    .values({ entityId, name: 'Lyon', country: 'FR' })
    .returning('id')
    .execute()
  const draft = { brandId: entityId, name: 'Draft', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  const [collection] = await db.insertInto('collection').values(draft).returning('id').execute()
  const item = { brandId: entityId, collectionId: collection!.id, uniqueId: '1', styleCode: 'S', name: 'Coat' }
  const [product] = await db.insertInto('product').values(item).returning('id').execute()
  const price = { brandId: entityId, collectionId: collection!.id, kind: 'PRICE', name: 'Book' }
  const [book] = await db.insertInto('book').values(price).returning('id').execute()
  const things = [place, session, kept, document, store, collection, product, book].map((row) => row!.id)
  const bodies: Record<string, unknown> = {
    'entities.change': { about: 'Mine now' },
    'entities.changeAddress': address,
    'team.change': { role: 'salesRepresentative' },
    'collections.change': { collectionName: 'Mine now' },
    'collections.duplicate': { collectionName: 'Mine', season: '' },
    'products.change': { name: 'Mine now' },
    'priceBooks.create': { name: 'Mine' },
    'priceBooks.change': { name: 'Mine now' },
    'segmentationBooks.create': { name: 'Mine' },
    'segmentationBooks.change': { name: 'Mine now' },
    'bookProducts.setPrice': { currency: 'EUR', wholesalePrice: '1', retailPrice: null },
    'bookProducts.setListed': { isListed: true },
    'currencyBooks.update': { currencies: ['EUR'] },
    'imports.mend': { version: 1, rows: [{ row: 2, cells: {} }] },
    'imports.apply': { version: 1 },
  }
  return { ids: [entityId, owner.userId, ...things, '00000000-0000-4000-8000-00000000dead'], bodies }
}
