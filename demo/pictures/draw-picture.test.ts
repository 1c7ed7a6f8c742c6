import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const digest = (bytes: Buffer | null) => createHash('sha256').update(bytes!).digest('hex')

describe.each([
  ['flat.sweater-crew.knit.s1.sage.plain', 160, 200],
  ['hanging.shirt.poplin.s1.white_navy.stripe.mist', 160, 200],
  ['stack.t-shirt.jersey.s1.ecru_rust.plain', 160, 200],
  ['detail.jeans.denim.s1.indigo.plain', 160, 200],
  ['banner.maison-orla.1', 320, 130],
  ['banner.halo-and-stone.1', 320, 130],
] as const)('%s', (key, width, height) => {
  test('is a WebP of the width asked for, and the same bytes each time', async () => {
    const [once, second] = [await drawPicture(key, width), await drawPicture(key, width)]
    expect(await sharp(once!).metadata()).toMatchObject({ format: 'webp', width, height })
    expect(digest(once)).toBe(digest(second))
  })
})

test('two colours of a style share their folds, two layings do not', async () => {
  const [sage, rust, other] = await Promise.all(
    ['s1.sage', 's1.rust', 's2.rust'].map((way) => clothOf(`flat.cardigan.wool.${way}.plain`)),
  )
  expect(likeness(sage!, rust!)).toBeGreaterThan(0.85)
  expect(likeness(other!, rust!)).toBeLessThan(0.6)
})

async function clothOf(key: string): Promise<Buffer> {
  const picture = sharp((await drawPicture(key, 320))!).extract({ left: 95, top: 160, width: 50, height: 140 })
  return picture.greyscale().raw().toBuffer()
}

/** How closely light and dark go together in two pictures, from -1 to 1. */
function likeness(a: Buffer, b: Buffer): number {
  const mean = (bytes: Buffer) => bytes.reduce((sum, value) => sum + value, 0) / bytes.length
  const [ma, mb] = [mean(a), mean(b)]
  let [both, left, right] = [0, 0, 0]
  for (const [i, value] of a.entries()) {
    both += (value - ma) * (b[i]! - mb)
    left += (value - ma) ** 2
    right += (b[i]! - mb) ** 2
  }
  return both / Math.sqrt(left * right)
}

test('black and white cloth both show their folds', async () => {
  for (const colour of ['black', 'white']) {
    const picture = sharp((await drawPicture(`flat.sweater-crew.wool.s1.${colour}.plain`, 320))!)
    const { channels } = await sharp(
      await picture.extract({ left: 110, top: 150, width: 100, height: 120 }).toBuffer(),
    ).stats()
    expect(channels[0]!.stdev).toBeGreaterThan(1.5)
  }
})

test.each([
  ['an unknown key', 'flat.cape.knit.s1.sage.plain', 640],
  ['no width', 'flat.sweater-crew.knit.s1.sage.plain', 0],
  ['half a pixel', 'flat.sweater-crew.knit.s1.sage.plain', 320.5],
  ['more than the light layers carry', 'flat.sweater-crew.knit.s1.sage.plain', 4000],
])('%s gives nothing', async (_, key, width) => {
  expect(await drawPicture(key, width)).toBeNull()
})
