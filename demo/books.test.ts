import { expect, test } from 'vitest'
import { demoBooks } from './books.ts'
import { demoCollections } from './collections.ts'

test('every book belongs to a collection that is there, and no retailer has two of a kind in one', () => {
  const known = new Set(demoCollections().map(({ slug, name }) => `${slug} ${name}`))
  for (const { slug, collection } of demoBooks) {
    if (collection) expect(known).toContain(`${slug} ${collection}`)
  }
  const places = demoBooks.flatMap(({ slug, collection, kind, for: sold }) =>
    sold.map((one) => [slug, collection, kind, ...Object.values(one)].join(' ')),
  )
  expect(new Set(places).size).toBe(places.length)
})
