import { beforeEach } from 'vitest'
import type { priceBooks, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { readSheet } from '../platform/documents/sheets/read-sheet.ts'
import { compileAccess } from '../slices/catalog/visibility/compile-access.ts'
import { fillCollection } from './catalog.ts'
import { workbookOf } from './sheets.ts'
import { fileBody, type newWorld, type Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>
type Books = typeof priceBooks | typeof segmentationBooks

export const nobody = { retailerIds: [], groupIds: [], countries: [] }

/** A brand that keeps books, and a retailer of one of its groups; every test begins with three products and no book. */
export async function newBookkeeper({ app, ask, db, entity, person }: World) {
  const brand = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
  const owner = await person({ side: 'brand', entityId: brand.id })
  const kin = await entity({ type: 'retailer', name: 'Kin', currency: 'EUR', country: 'AE', access: ['marketplace'] })
  const nadia = await person({ side: 'retailer', entityId: kin.id })
  const group = await db
    .insertInto('retailerGroup')
    .values({ brandId: brand.id, name: 'Gulf' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('relation').values({ brandId: brand.id, retailerId: kin.id, groupId: group.id }).execute()

  let collectionId = ''
  let ids: string[] = []
  beforeEach(async () => {
    await db.deleteFrom('book').execute()
    const open = { type: 'IN_STOCK', status: 'LIVE', currency: 'EUR', currencies: ['EUR', 'JPY'] }
    const values = { ...open, brandId: brand.id, name: 'Winter' }
    collectionId = (await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()).id
    await compileAccess(db, [collectionId])
    ids = await fillCollection(db, { brandId: brand.id, collectionId, count: 3 })
  })
  const create = async (calls: Books, name: string) =>
    (await ask(owner, calls.create as typeof priceBooks.create, { params: { collectionId }, body: { name } })).data
  const assign = (calls: Books, bookId: string, to: object, who = owner) =>
    ask(who, calls.change as typeof priceBooks.change, {
      params: { collectionId, bookId },
      body: { assignees: { ...nobody, ...to } },
    })
  async function download(call: Endpoint, params: Record<string, string> = {}, who: Person = owner) {
    const url = call.path.replace(/:(\w+)/g, (_, name: string) => params[name]!)
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
    if (answer.statusCode !== 200) return []
    const rows: string[][] = []
    for await (const { cells } of readSheet(answer.rawPayload, { rows: 9_999, columns: 40, cellLength: 500 }))
      rows.push(cells)
    return rows
  }
  const upload = async (call: Endpoint, params: object, rows: string[][], who: Person = owner) =>
    ask(who, call as typeof priceBooks.import, { params, ...fileBody('book.xlsx', await workbookOf(rows)) })
  /** What the retailer pays, product by product. */
  const pricesSeen = async () =>
    (await ask(nadia, products.list, { query: { collectionId } })).data.products.map(
      ({ wholesalePrice }) => wholesalePrice,
    )
  const now = () => ({ collectionId, ids })
  return { brand, owner, kin, group, now, create, assign, download, upload, pricesSeen }
}
