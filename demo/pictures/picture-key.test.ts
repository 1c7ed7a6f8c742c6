import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GROUNDS, type GroundName } from './backdrop.ts'
import { BRAND_SLUGS } from './brands-look.ts'
import { COLOURS } from './colours.ts'
import { GARMENT_NAMES } from './garments/all.ts'
import { fabricsOf, seedsOf } from './lay-out.ts'
import { PATTERNS } from './patterns.ts'
import { canBeDrawn, formatPictureKey, parsePictureKey, type Picture, SCENES, SHOTS } from './picture-key.ts'

const shade = fc.oneof(fc.constantFrom(...Object.keys(COLOURS)), fc.stringMatching(/^[0-9a-f]{6}$/))
const product: fc.Arbitrary<Picture> = fc
  .constantFrom(...GARMENT_NAMES)
  .chain((garment) =>
    fc.record({
      shot: fc.constantFrom(...SHOTS),
      garment: fc.constant(garment),
      fabric: fc.constantFrom(...fabricsOf(garment)),
      seed: fc.constantFrom(...seedsOf(garment)),
      colour: shade,
      second: fc.option(shade),
      pattern: fc.constantFrom(...PATTERNS),
      ground: fc.constantFrom(...(Object.keys(GROUNDS) as GroundName[])),
    }),
  )
  .filter(canBeDrawn)
const banner: fc.Arbitrary<Picture> = fc.record({
  shot: fc.constant('banner' as const),
  brand: fc.constantFrom(...BRAND_SLUGS),
  scene: fc.integer({ min: 1, max: SCENES }),
})

test('a picture is read back from its key as it was', () => {
  fc.assert(
    fc.property(fc.oneof(product, banner), (picture) => {
      expect(parsePictureKey(formatPictureKey(picture))).toEqual(picture)
    }),
  )
})

test('a key that can be read is written back letter by letter', () => {
  fc.assert(
    fc.property(
      fc.oneof(product, banner),
      fc.nat(),
      fc.constantFrom('', '.', '_', 'x', '0', ' '),
      (picture, at, junk) => {
        const key = formatPictureKey(picture)
        const place = at % (key.length + 1)
        const touched = key.slice(0, place) + junk + key.slice(place)
        const read = parsePictureKey(touched)
        expect(read === null || formatPictureKey(read) === touched).toBe(true)
      },
    ),
  )
})

describe('a key names nothing when', () => {
  test.each([
    ['it is empty', ''],
    ['the shot is unknown', 'photo.sweater-crew.knit.s1.sage.plain'],
    ['the garment is unknown', 'flat.cape.knit.s1.sage.plain'],
    ['the garment is a word every object knows', 'flat.constructor.knit.s1.sage.plain'],
    ['the garment does not come in the fabric', 'flat.sweater-crew.leather.s1.sage.plain'],
    ['the colour is unknown', 'flat.sweater-crew.knit.s1.toString.plain'],
    ['there is no such fold seed', 'flat.sweater-crew.knit.s9.sage.plain'],
    ['the seed is written otherwise', 'flat.sweater-crew.knit.s01.sage.plain'],
    ['the pattern is missing', 'flat.sweater-crew.knit.s1.sage'],
    ['the usual ground is spelt out', 'flat.sweater-crew.knit.s1.sage.plain.paper'],
    ['there is more at its end', 'flat.sweater-crew.knit.s1.sage.plain.mist.x'],
    ['it climbs out of the folder', 'flat.../../sweater-crew.knit.s1.sage.plain'],
    ['shoes are hung on a hanger', 'hanging.sneakers.leather.s1.white.plain'],
    ['a ring is folded', 'stack.ring.polished.s1.gold.plain'],
    ['a prop is sold', 'flat.swatch.linen.s1.sage.plain'],
    ['the brand is unknown', 'banner.nobody.1'],
    ['the brand has no such scene', 'banner.maison-orla.5'],
    ['the scene is written otherwise', 'banner.maison-orla.1e0'],
  ])('%s', (_, key) => {
    expect(parsePictureKey(key)).toBeNull()
  })
})

test('colours may be given as numbers', () => {
  expect(parsePictureKey('flat.shirt.poplin.s2.f5f4f0_27324b.stripe.mist')).toMatchObject({
    colour: 'f5f4f0',
    second: '27324b',
  })
})
