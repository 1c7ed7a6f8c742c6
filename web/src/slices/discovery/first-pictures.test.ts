import { expect, test } from 'vitest'
import { firstPictures } from './first-pictures.ts'

const sourcesIn = (answer: Parameters<typeof firstPictures>[0]) => firstPictures(answer).map(({ source }) => source)

test('of a shop and of a product, the first picture alone', () => {
  expect(sourcesIn({ products: [{ images: ['a', 'b'] }, { images: ['c'] }] })).toEqual(['a'])
  expect(sourcesIn({ images: ['a', 'b'] })).toEqual(['a'])
})

test('of Explore, the banner of the brand that stands on top', () => {
  const plain = { banner: 'plain', isPremium: false }
  expect(
    sourcesIn({ brands: [{ banner: null, isPremium: true }, plain, { banner: 'marked', isPremium: true }] }),
  ).toEqual(['marked'])
  expect(sourcesIn({ brands: [{ banner: null, isPremium: true }, plain] })).toEqual(['plain'])
})

test('where there is none, nothing is fetched', () => {
  expect(sourcesIn({ products: [] })).toEqual([undefined])
  expect(sourcesIn({ images: [] })).toEqual([undefined])
})
