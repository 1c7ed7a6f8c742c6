import { beforeEach, expect } from 'vitest'
import { imports } from '@souk/contract/catalog/imports.contract.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { applyImport } from '../slices/catalog/imports/apply-import.ts'
import { readImport } from '../slices/catalog/imports/read-import.ts'
import { fileBody, type newWorld, type Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

/** A brand that brings sheets in; every test begins with a collection of nothing. */
export async function newImporter({ ask, db, deps, entity, person }: World) {
  const brand = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
  const owner = await person({ side: 'brand', entityId: brand.id })
  let collectionId = ''
  beforeEach(async () => {
    await db.deleteFrom('rateLimit').execute()
    const values = { brandId: brand.id, name: 'Winter', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR', 'KWD'] }
    collectionId = (await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()).id
  })
  const upload = async (bytes: Buffer, name = 'winter.xlsx', who: Person = owner) =>
    ask(who, imports.upload, { params: { collectionId }, ...fileBody(name, bytes) })
  const look = async (importId: string) => (await ask(owner, imports.read, { params: { importId } })).data
  const rowsOf = async (importId: string, only?: string) =>
    (await ask(owner, imports.rows, { params: { importId }, query: { limit: '100', ...(only && { only }) } })).data.rows
  /** Uploaded, read and judged, as the job does it. */
  async function bring(bytes: Buffer, name?: string) {
    const { data, status } = await upload(bytes, name)
    expect(status).toBe(202)
    await readImport(deps, data.id)
    return look(data.id)
  }
  async function take(importId: string) {
    const { version } = await look(importId)
    const started = await ask(owner, imports.apply, { params: { importId }, body: { version } })
    if (started.status === 202) await applyImport(deps, importId)
    return started
  }
  const shown = async () => (await ask(owner, products.list, { query: { collectionId, limit: '100' } })).data.products
  return { brand, owner, collection: () => collectionId, upload, look, rowsOf, bring, take, shown }
}
