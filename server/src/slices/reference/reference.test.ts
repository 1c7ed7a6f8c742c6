import { afterAll, describe, expect, test } from 'vitest'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { newWorld } from '../../testing/world.ts'

const { ask, close, person } = await newWorld()
afterAll(close)

test('a stranger gets what every screen needs', async () => {
  const { status, data } = await ask(null, reference.common)
  expect(status).toBe(200)
  expect(data.languages).toEqual(['en', 'ar'])
  expect(data.currencies).toContainEqual({ code: 'KWD', decimals: 3 })
  expect(data.priceBands.retailer).toHaveLength(5)
  expect(data.limits).toEqual({ maxCount: 20, fileBytes: 20_971_520, imageBytes: 10_485_760, imagesPerProduct: 5 })
})

test('each key of the lists has a name in the language of the reader', async () => {
  for (const [language, name] of [
    ['en', 'Modest wear'],
    ['ar', 'أزياء محتشمة'],
  ] as const) {
    const { data } = await ask(null, reference.common, { headers: { 'accept-language': language } })
    const { names, departments, categories, genders, companyRoles } = data
    expect(names.categories['MODEST_WEAR']).toBe(name)
    const subCategories = categories.flatMap(({ subCategories: children }) => children)
    const lists = { departments, categories: categories.map(({ key }) => key), subCategories, genders, companyRoles }
    for (const [group, keys] of Object.entries(lists)) {
      const groupNames = names[group as keyof typeof names]
      expect(Object.keys(groupNames).toSorted()).toEqual([...new Set(keys)].toSorted())
      for (const key of keys) expect(groupNames[key]).not.toBe(`${group}.${key}`)
    }
  }
})

test('a person gets their own bands, and the roles they may give', async () => {
  const asks = async (who: Parameters<typeof person>[0]) =>
    (await ask(await person(who), reference.commonForPerson)).data
  const [brand, retailer, manager, guest] = [
    await asks({ side: 'brand' }),
    await asks({ side: 'retailer' }),
    await asks({ side: 'brand', role: 'salesManager' }),
    await asks({ side: 'guest' }),
  ]
  expect(brand.ownPriceBands.at(-1)).toMatchObject({ from: '500' })
  expect(retailer.ownPriceBands.at(-1)).toMatchObject({ from: '250' })
  expect([brand, retailer, manager, guest].map(({ assignableRoles }) => assignableRoles)).toEqual([
    ['entityAdmin', 'salesManager', 'salesRepresentative'],
    ['entityAdmin'],
    ['salesRepresentative'],
    [],
  ])
})

test('the whole world has a flag and a dial code', async () => {
  const { data } = await ask(null, reference.countries)
  expect(data).toHaveLength(250)
  expect(data).toContainEqual({ name: 'Kosovo', flag: '🇽🇰', code: 'XK', code3: 'XKX', dial_code: '+383' })
  expect(data).toContainEqual({ name: 'Eswatini', flag: '🇸🇿', code: 'SZ', code3: 'SWZ', dial_code: '+268' })
})

describe('the country of an address', () => {
  test.each([
    ['8.8.8.8', '1;US;USA;United States'],
    ['94.200.0.1', '1;AE;ARE;United Arab Emirates'],
    ['127.0.0.1', '2;;;Unknown'],
    ['10.1.2.3', '2;;;Unknown'],
    ['not an address', '2;;;Unknown'],
  ])('%s is %s, as plain text', async (address, text) => {
    const answer = await ask(null, reference.ipCountry, { headers: { 'x-forwarded-for': address } })
    expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([200, 'text/plain', text])
    expect(/^[12];(..)?;/.test(answer.text)).toBe(true)
  })
})

test('a browser’s error is taken without a session, within its shape', async () => {
  const report = { kind: 'error', name: 'TypeError', path: '/orders', stack: 'at x' }
  expect((await ask(null, reference.reportFromBrowser, { body: report })).status).toBe(202)
  expect((await ask(null, reference.reportFromBrowser, { body: { ...report, stack: 'x'.repeat(8001) } })).status).toBe(
    422,
  )
})
