import { afterAll, describe, expect, test } from 'vitest'
import { catalogueProblems } from '@souk/contract/core/messages.ts'
import { lists } from '@souk/contract/catalog/lists.contract.ts'
import { listsMessages } from '@souk/contract/catalog/lists.messages.ts'
import { products } from '@souk/contract/catalog/products.contract.ts'
import { discovery } from '@souk/contract/discovery/discovery.contract.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { fillCollection } from '../../../testing/catalog.ts'
import { eventually } from '../../../testing/eventually.ts'
import { newWorld } from '../../../testing/world.ts'
import { readRow } from '../imports/sheet-cells.ts'
import { keyFrom } from './change-list.ts'

const world = await newWorld()
const { ask, close, db, entity, person } = world
afterAll(close)
const admin = await person({ side: 'souk' })
const brand = await entity({ type: 'brand', currency: 'EUR', liveFrom: new Date(0) })
const owner = await person({ side: 'brand', entityId: brand.id })
const { id: collectionId } = await db
  .insertInto('collection')
  .values({ brandId: brand.id, name: 'Spring', type: 'IN_STOCK', currency: 'EUR', currencies: ['EUR'], status: 'NEW' })
  .returning('id')
  .executeTakeFirstOrThrow()
const [first, second] = await fillCollection(db, { brandId: brand.id, collectionId, count: 2 })

type List = 'departments' | 'categories' | 'colours' | 'seasons'
const read = async (list: List) => (await ask(admin, lists.read, { params: { list } })).data
const add = (list: List, nameEn: string, nameAr: string, more: object = {}) =>
  ask(admin, lists.add, { params: { list }, body: { nameEn, nameAr, ...more } })
const change = (list: List, key: string, body: object) => ask(admin, lists.change, { params: { list, key }, body })
const common = async (language = 'en') =>
  (await ask(null, reference.common, { headers: { 'accept-language': language } })).data
const setCategory = (id: string, category: string) =>
  ask(owner, products.change, { params: { productId: id }, body: { category } })

test('the table begins with the keys and names that there were', async () => {
  const words = await common()
  expect(words.departments).toEqual(['WOMEN', 'MEN', 'KIDS', 'BABY', 'LIFESTYLE'])
  expect([words.names.categories['TOPS'], words.names.colours['MULTI']]).toEqual(['Tops and shirts', 'Patterned'])
  expect((await read('categories')).find(({ key }) => key === 'OUTERWEAR')).toMatchObject({ uses: 2, isHidden: false })
})

describe('a new category', () => {
  test('can be chosen, is named in both languages and found by both names', async () => {
    const { status, data } = await add('categories', 'Rainwear', 'ملابس المطر', { departments: ['WOMEN', 'MEN'] })
    expect([status, data]).toMatchObject([201, { key: 'RAINWEAR', departments: ['WOMEN', 'MEN'], uses: 0 }])
    await eventually(async () => expect((await common()).names.categories['RAINWEAR']).toBe('Rainwear'))
    expect((await common('ar')).names.categories['RAINWEAR']).toBe('ملابس المطر')
    expect((await setCategory(first!, 'RAINWEAR')).status).toBe(200)
    for (const q of ['rainwear', 'المطر'])
      expect((await ask(owner, discovery.search, { body: { q } })).data.products.map(({ _id }) => _id)).toEqual([first])
    const { row } = readRow({ category: 'ملابس المطر' }, ['EUR'], 'IN_STOCK')
    expect(row.product.category, 'a sheet finds it by its name').toBe('RAINWEAR')
  })
  test('needs names the list does not have, and departments there are', async () => {
    expect(await add('categories', 'dresses', 'شيء آخر')).toMatchObject({ status: 409, errors: [{ field: 'nameEn' }] })
    expect(await add('categories', 'Other', 'فساتين')).toMatchObject({ status: 409, errors: [{ field: 'nameAr' }] })
    expect((await add('categories', 'Space', 'فضاء', { departments: ['MOON'] })).status).toBe(422)
    expect((await add('categories', 'قبعات', 'قبعات')).errors[0]).toMatchObject({ field: 'nameEn' })
  })
})

test('a hidden category stays where it is, is chosen nowhere else, and filters find it still', async () => {
  expect((await change('categories', 'OUTERWEAR', { isHidden: true })).data).toMatchObject({ isHidden: true })
  await eventually(async () => expect((await common()).hidden).toEqual(['categories.OUTERWEAR']))
  expect((await setCategory(second!, 'OUTERWEAR')).status, 'it keeps it').toBe(200)
  expect(await setCategory(first!, 'OUTERWEAR')).toMatchObject({ status: 422, errors: [{ field: 'category' }] })
  const profile = await ask(owner, entities.change, {
    params: { role: 'brand', id: brand.id },
    body: { categories: ['OUTERWEAR'] },
  })
  expect(profile.errors[0]?.field).toBe('categories.0')
  const facets = await ask(owner, discovery.filters, { query: { collectionId, category: 'OUTERWEAR' } })
  expect(facets.data.total).toBe(1)
  await change('categories', 'OUTERWEAR', { isHidden: false })
  await eventually(async () => expect((await common()).hidden).toEqual([]))
})

test('a key in use cannot be removed, one without use can', async () => {
  const { data: unused } = await add('departments', 'Pets', 'حيوانات أليفة')
  const remove = (key: string) => ask(admin, lists.remove, { params: { list: 'departments', key } })
  expect((await remove('WOMEN')).message).toBe('It is in use. Hide it instead: what has it keeps it.')
  expect((await remove(unused.key)).status).toBe(200)
  expect((await read('departments')).map(({ key }) => key)).not.toContain('PETS')
})

test('a name changes everywhere and its key stays; an older version is refused', async () => {
  const { data } = await change('departments', 'LIFESTYLE', { nameEn: 'Home and living', version: 1 })
  expect(data).toMatchObject({ key: 'LIFESTYLE', nameEn: 'Home and living', nameAr: 'أسلوب حياة', version: 2 })
  expect((await change('departments', 'LIFESTYLE', { nameEn: 'Late', version: 1 })).status).toBe(409)
  await eventually(async () => expect((await common()).names.departments['LIFESTYLE']).toBe('Home and living'))
})

test('an order names every key once', async () => {
  const keys = (await read('seasons')).map(({ key }) => key)
  const order = (given: string[]) => ask(admin, lists.order, { params: { list: 'seasons' }, body: { keys: given } })
  expect((await order(keys.slice(1))).status).toBe(409)
  expect((await order(keys.toReversed())).data.map(({ key }) => key)).toEqual(keys.toReversed())
})

test('a new colour is found in what is there already', async () => {
  const before = (await ask(owner, discovery.filters, { query: { collectionId } })).data.colour
  expect(before.map(({ value }) => value)).not.toContain('ECRU')
  await add('colours', 'Ecru', 'بيج فاتح')
  await eventually(async () =>
    expect((await ask(owner, discovery.filters, { query: { collectionId } })).data.colour).toContainEqual({
      value: 'ECRU',
      count: 2,
    }),
  )
})

test('a season is a suggestion in the language of the reader', async () => {
  await add('seasons', 'Spring 2027', 'ربيع 2027')
  await eventually(async () => expect((await common()).seasons).toContain('Spring 2027'))
  expect((await common('ar')).seasons).toContain('ربيع 2027')
})

test.each([
  ['Rain & snow wear', 'RAIN_SNOW_WEAR'],
  ['Été', 'E_TE'],
  ['2027 Spring', 'S_2027_SPRING'],
])('the key of %s', (name, key) => expect(keyFrom(name)).toBe(key))

test('the words stand in both languages', () => expect(catalogueProblems(listsMessages)).toEqual([]))
