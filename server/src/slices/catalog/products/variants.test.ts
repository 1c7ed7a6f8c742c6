import * as fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '@souk/contract/catalog/products.contract.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { propertyRuns } from '../../../testing/property-runs.ts'
import { newWorld } from '../../../testing/world.ts'

const { ask, close, db, entity, person } = await newWorld()
afterAll(close)

const orla = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: orla.id })
const rep = await person({ side: 'brand', entityId: orla.id, role: 'salesRepresentative' })
const stranger = await person({ side: 'brand' })

let collectionId = ''
beforeEach(async () => {
  const values = { brandId: orla.id, name: 'By hand', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'] }
  collectionId = (await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()).id
})
const grid = (colours: readonly string[], sizes: readonly string[]) =>
  colours.map((colour) => ({ colour, sizes: sizes.map((size) => ({ size })) }))
const coat = (more: object = {}) => ({
  collectionId,
  name: 'Wool coat',
  styleCode: 'OR-101',
  variants: grid(['Sage', 'Deep navy'], ['S', 'M']),
  ...more,
})
const create = (body: object = coat(), who = owner) => ask(who, products.create, { body: body as never })
const setVariants = (id: string, variants: object, version?: number, who = owner) =>
  ask(who, products.setVariants, { params: { productId: id }, body: { variants, version } as never })
const shown = ({ variants }: Pick<Product, 'variants'>) =>
  variants.map(({ colour, sizes }) => [colour, ...sizes.map(({ size }) => size)])

describe('a product made by hand', () => {
  test('has its colours, sizes, readable SKUs, prices and stock of zero', async () => {
    const { status, data } = await create(coat({ wholesalePrice: '80', retailPrice: '' }))
    expect(status).toBe(201)
    expect(shown(data)).toEqual([
      ['Sage', 'S', 'M'],
      ['Deep navy', 'S', 'M'],
    ])
    expect(data.variants[1]!.sizes[0]).toMatchObject({ sku: 'OR-101-DEEP-NAVY-S', onHand: 0 })
    expect(data).toMatchObject({ wholesalePrice: '80.00', retailPrice: null, isComplete: false, uniqueId: 'OR-101' })
  })
  test('has its department and category from the beginning; those that do not exist are refused', async () => {
    const choices = { department: 'WOMEN', category: 'OUTERWEAR', subCategory: 'COATS' }
    expect((await create(coat(choices))).data).toMatchObject(choices)
    const wrong = { styleCode: 'OR-102', category: 'OUTERWEAR', subCategory: 'SNEAKERS' }
    expect((await create(coat(wrong))).errors[0]?.field).toBe('subCategory')
    expect((await create(coat({ ...wrong, subCategory: null, department: 'NO_SUCH' }))).status).toBe(422)
    expect((await create(coat({ styleCode: 'OR-102' }))).data.category).toBeNull() // none of the refused ones is there
  })
  test('is refused where its style code is used, also when two people add it at once', async () => {
    const both = await Promise.all([create(), create()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(both.find(({ status }) => status === 422)!.errors[0]!.field).toBe('styleCode')
  })
  test('may use the style code of a removed product', async () => {
    const { data } = await create()
    await ask(owner, products.remove, { params: { productId: data._id } })
    const second = await create()
    expect([second.status, second.data.styleCode]).toEqual([201, 'OR-101'])
  })
  test('is refused for representatives and for a collection of another brand', async () => {
    expect((await create(coat(), rep)).status).toBe(403)
    expect((await create(coat(), stranger)).status).toBe(404)
  })
})

describe('colours and sizes of a product', () => {
  test('are added, renamed, reordered and removed in one save, and stock stays with its size', async () => {
    const { data } = await create()
    const [sage, navy] = data.variants
    const [small, medium] = sage!.sizes
    const stock = [{ skuId: small!.skuId, onHand: 7 }]
    await ask(owner, products.change, { params: { productId: data._id }, body: { stock } })
    const { data: changed } = await setVariants(data._id, [
      { colour: 'Ecru', sizes: [{ size: 'S' }] },
      { colour: 'Moss', sizes: [medium!, small!].map(({ skuId }, at) => ({ skuId, size: ['L', 'M'][at]! })) },
    ])
    expect(shown(changed)).toEqual([
      ['Ecru', 'S'],
      ['Moss', 'L', 'M'],
    ])
    expect(changed.variants[1]!.sizes[1]).toMatchObject({ skuId: small!.skuId, onHand: 7 })
    expect(changed.variants.flatMap(({ sizes }) => sizes.map(({ skuId }) => skuId))).not.toContain(
      navy!.sizes[0]!.skuId,
    )
  })
  test('are refused when repeated, unknown here, used elsewhere or out of date', async () => {
    const { data } = await create()
    const other = (await create(coat({ styleCode: 'OR-102' }))).data
    const twice = await setVariants(data._id, [{ colour: 'Sage', sizes: [{ size: 'S' }, { size: 's' }] }])
    expect([twice.status, twice.errors[0]!.field]).toEqual([422, 'variants.0.sizes.1'])
    const elsewhere = other.variants[0]!.sizes[0]!
    const foreign = await setVariants(data._id, [{ colour: 'Sage', sizes: [{ skuId: elsewhere.skuId, size: 'S' }] }])
    expect(foreign.status).toBe(422)
    const taken = await setVariants(data._id, [{ colour: 'Sage', sizes: [{ size: 'S', sku: elsewhere.sku }] }])
    expect([taken.status, taken.errors[0]!.field]).toEqual([422, 'variants.0.sizes.0.sku'])
    expect((await setVariants(data._id, grid(['Sage'], ['S']), data.version! + 1)).status).toBe(409)
    expect((await setVariants(data._id, grid(['Sage'], ['S']), undefined, stranger)).status).toBe(404)
    expect(shown((await ask(owner, products.read, { params: { productId: data._id } })).data)).toEqual(shown(data))
  })
  test('cannot be removed while orders hold them', async () => {
    const { data } = await create()
    const { skuId } = data.variants[0]!.sizes[0]!
    await db.updateTable('sku').set({ onHand: 5, reserved: 2 }).where('id', '=', skuId).execute()
    const refused = await setVariants(data._id, grid(['Black'], ['S']))
    expect(refused.status).toBe(409)
    expect(refused.errors[0]!.message).toContain('Sage')
  })
  test('read back as they were sent, after any sequence of saves', async () => {
    const colours = fc.uniqueArray(fc.constantFrom('Sage', 'Ecru', 'Black', 'أسود'), { minLength: 1, maxLength: 4 })
    const sizes = fc.uniqueArray(fc.constantFrom('XS', 'S', 'M', 'L', '42'), { minLength: 1, maxLength: 5 })
    let n = 0
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(colours, sizes), { minLength: 1, maxLength: 4 }), async (saves) => {
        n += 1
        let now = (await create(coat({ styleCode: `P-${n}` }))).data
        for (const [names, columns] of saves) {
          const known = new Map(
            now.variants.flatMap(({ colour, sizes: own }) => own.map((one) => [`${colour} ${one.size}`, one.skuId])),
          )
          const wanted = names.map((colour) => ({
            colour,
            sizes: columns.map((size) => {
              const skuId = known.get(`${colour} ${size}`)
              return skuId ? { size, skuId } : { size }
            }),
          }))
          const saved = await setVariants(now._id, wanted, now.version)
          expect(saved.status).toBe(200)
          now = saved.data
          expect(shown(now)).toEqual(names.map((colour) => [colour, ...columns]))
        }
      }),
      { numRuns: propertyRuns(8) },
    )
  })
})
