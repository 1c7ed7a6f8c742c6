import { afterEach, expect, test, vi } from 'vitest'
import { findBrands, findProducts } from './search.ts'

const found = {
  products: [
    {
      _id: 'p1',
      collectionId: 'c1',
      collectionName: 'Spring',
      brandName: 'Maison Orla',
      name: 'Elm knit',
      marked: 'Elm ⟦knit⟧',
      styleCode: 'MO-1',
      image: null,
      currency: 'EUR',
      retailPrice: null,
    },
  ],
  brands: [{ id: 'b1', name: 'Knit House', marked: '⟦Knit⟧ House', logo: null, country: 'FR' }],
}
const answer = (body: unknown, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }))

afterEach(() => vi.restoreAllMocks())

test('products and brands of one search are asked for once, and lead to their pages', async () => {
  const asked = answer({ data: found })
  const { signal } = new AbortController()
  const [products, brands] = await Promise.all([findProducts('knit', signal), findBrands('knit', signal)])
  expect(asked).toHaveBeenCalledOnce()
  expect(products).toMatchObject([{ label: 'Elm knit', marked: 'Elm ⟦knit⟧', to: '/product/p1/c/c1' }])
  expect(brands).toMatchObject([{ label: 'Knit House', to: '/brand/b1' }])
})

test('another search asks again', async () => {
  const asked = answer({ data: found })
  await findProducts('knit', new AbortController().signal)
  await findProducts('wool', new AbortController().signal)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a search that fails fails for both', async () => {
  answer({ message: 'no' }, 500)
  const { signal } = new AbortController()
  const both = await Promise.allSettled([findProducts('knit', signal), findBrands('knit', signal)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
