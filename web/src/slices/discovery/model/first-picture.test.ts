import { expect, test } from 'vitest'
import { firstPicture } from './first-picture.ts'

const sourceIn = (answer: Parameters<typeof firstPicture>[0]) => firstPicture(answer).source

test('of a shop and of a product, the first picture alone', () => {
  expect(sourceIn({ products: [{ image: 'a' }, { image: 'c' }] })).toBe('a')
  expect(sourceIn({ images: ['a', 'b'] })).toBe('a')
})

test('of Explore, the banner of the brand that stands on top', () => {
  const plain = { banner: 'plain', isPremium: false }
  expect(sourceIn({ brands: [{ banner: null, isPremium: true }, plain, { banner: 'marked', isPremium: true }] })).toBe(
    'marked',
  )
  expect(sourceIn({ brands: [{ banner: null, isPremium: true }, plain] })).toBe('plain')
})

test('where there is none, nothing is fetched', () => {
  expect(sourceIn({ products: [] })).toBeUndefined()
  expect(sourceIn({ images: [] })).toBeUndefined()
})
