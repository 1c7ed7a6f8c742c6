import { describe, expect, test } from 'vitest'
import { BRAND_LOOKS, BRAND_SLUGS, isBrandSlug, lookOf } from './brands-look.ts'
import { COLOURS } from './colours.ts'
import { GARMENTS } from './garments/all.ts'
import { fabricsOf } from './lay-out.ts'
import { PATTERNS } from './patterns.ts'

test('there are 24 brands, and no two look alike', () => {
  const looks = BRAND_SLUGS.map(lookOf)
  expect(BRAND_SLUGS).toHaveLength(24)
  expect(BRAND_SLUGS.slice(0, 2)).toEqual(['maison-orla', 'field-and-harrow'])
  for (const trait of [
    (look: (typeof looks)[number]) => look.wall,
    (look: (typeof looks)[number]) => look.palette.join(),
    (look: (typeof looks)[number]) => look.garments.join(),
  ]) {
    expect(new Set(looks.map(trait)).size).toBe(24)
  }
})

test('a slug is one of the table', () => {
  expect(isBrandSlug('maison-orla')).toBe(true)
  expect(isBrandSlug('toString')).toBe(false)
})

describe.each(Object.entries(BRAND_LOOKS))('%s', (slug) => {
  const look = lookOf(slug as keyof typeof BRAND_LOOKS)

  test('uses garments, colours and patterns that exist', () => {
    for (const garment of look.garments) expect(GARMENTS).toHaveProperty([garment])
    for (const colour of look.palette) expect(COLOURS).toHaveProperty([colour])
    for (const pattern of look.patterns) expect(PATTERNS).toContain(pattern)
  })

  test('makes every garment in one of its own fabrics', () => {
    for (const garment of look.garments) {
      expect({ garment, own: look.fabrics.some((fabric) => fabricsOf(garment).includes(fabric)) }).toEqual({
        garment,
        own: true,
      })
    }
  })
})
