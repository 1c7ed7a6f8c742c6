import { expect, test } from 'vitest'
import { allSteps, reachableSteps } from './tour-steps.ts'

const catalogues = import.meta.glob<Record<string, string>>('./tour.{en,ar}.json', { import: 'default', eager: true })
const english = catalogues['./tour.en.json'] ?? {}
const places = { brandId: 'b', collectionId: 'c' }
const sides = ['brand', 'retailer'] as const
const steps = sides.flatMap((side) => allSteps(side, places))

test('the tour covers every place that it promises to each side', () => {
  expect(
    allSteps('retailer', places)
      .map(({ id }) => id)
      .join(' '),
  ).toBe('welcome profile explore brand shop wishlist checkout orders dashboard referrals wallet')
  expect(
    allSteps('brand', places)
      .map(({ id }) => id)
      .join(' '),
  ).toBe('welcome profile collections collectionEdit landing orders dashboard referrals wallet')
})

test('every step has a title and a text in both languages', () => {
  expect(Object.keys(catalogues)).toHaveLength(2)
  for (const words of Object.values(catalogues))
    for (const { text } of steps) expect([words[`${text}.title`], words[`${text}.text`]]).not.toContain(undefined)
})

test('the referral steps name what each side gains', () => {
  expect(english['referrals.retailer.text']).toContain('earn up to $5000')
  expect(english['referrals.brand.text']).toContain('zero commission on the first order')
})

test('a step whose page is closed to the viewer is left out', () => {
  const open = reachableSteps(
    'retailer',
    {},
    {
      isOpen: (path) => path !== '/explore' && path !== '/referrals',
      may: () => true,
    },
  )
  expect(open.map(({ id }) => id).join(' ')).toBe('welcome profile wishlist checkout orders dashboard wallet')
})

test('a step about what is not the viewer’s to do is left out', () => {
  const open = reachableSteps('brand', places, { isOpen: () => true, may: () => false })
  expect(open.map(({ id }) => id).join(' ')).toBe('welcome collections landing orders dashboard referrals wallet')
})
