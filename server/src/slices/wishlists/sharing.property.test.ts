import { propertyRuns } from '../../testing/property-runs.ts'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { amount } from '@souk/contract/core/money.ts'
import { publicWishlists, wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { randomCatalog } from '../../testing/random-catalog.ts'
import { edits } from '../../testing/random-edits.ts'
import { newWorld } from '../../testing/world.ts'

const world = await newWorld()
const { ask, close, db, person } = world
afterAll(close)
const { brand, productIds, retailers, apply, openEverything, ruled } = await randomCatalog(world)
const seller = await person({ side: 'brand', entityId: brand.id })
const buyers = await Promise.all(retailers.map(({ id }) => person({ side: 'retailer', entityId: id })))

await openEverything()
for (const [who] of retailers.entries()) await apply({ do: 'relation', who, isOn: true, group: null })
const lines = productIds.map((productId) => ({ productId }))
const made = await ask(seller, wishlists.create, { body: { name: 'All', lines } })
const params = { id: made.data.wishlistId }
const sharing = { userIds: [], entityIds: retailers.map(({ id }) => id), mayEdit: [] }
await ask(seller, wishlists.share, { params, body: sharing })
const link = await ask(seller, wishlists.createPublicLink, { params })
const publicToken = link.data.url.split('/').at(-1)!

/** One for each retailer, which the brand sees through their eyes. */
const prepared: { id: string }[] = []
for (const { id: retailerId } of retailers) {
  const { data } = await ask(seller, wishlists.create, { body: { name: 'For one', retailerId, lines } })
  prepared.push({ id: data.wishlistId })
}

/** Product and price as answered; wholesale is absent where it is hidden. */
const shownProducts = (
  products: readonly { _id: string; currency: string; wholesalePrice?: string | null | undefined }[],
) =>
  products.map(({ _id, currency, wholesalePrice }) => ({
    _id,
    currency,
    ...(wholesalePrice !== undefined && { wholesalePrice }),
  }))

async function ruledList(at: number | null) {
  const rule = await ruled(at)
  return productIds.flatMap((_id) => {
    const price = rule.get(_id)
    if (!price) return []
    const { currency, wholesale } = price
    const text = wholesale === null || wholesale === undefined ? null : amount({ minor: wholesale, currency })
    return [{ _id, currency, ...(wholesale !== undefined && { wholesalePrice: text }) }]
  })
}

/** How many readers were compared: each partner twice, through their own eyes and through the brand's. */
async function compare(): Promise<number> {
  let compared = 0
  await db.deleteFrom('rateLimit').execute()
  for (const [at, buyer] of buyers.entries()) {
    const { status, data } = await ask(buyer, wishlists.read, { params })
    const relation = await db
      .selectFrom('relation')
      .select('status')
      .where('retailerId', '=', retailers[at]!.id)
      .executeTakeFirst()
    const isPartner = relation?.status === 'ACCEPTED'
    expect([at, status]).toEqual([at, isPartner ? 200 : 404])
    if (!isPartner) continue
    compared += 1
    expect(shownProducts(data.lines.map(({ product }) => product!))).toEqual(await ruledList(at))
    expect(data.linesCount).toBe(data.lines.length)
    const cards = await ask(buyer, wishlists.list)
    expect(cards.data.items.map(({ linesCount }) => linesCount)).toEqual([data.lines.length])
    expect((await ask(buyer, wishlists.filters, { params })).data.total).toBe(data.lines.length)
    const preview = await ask(seller, wishlists.read, { params: prepared[at]! })
    const shown = preview.data.lines.filter(({ unavailable }) => unavailable === null)
    expect(shownProducts(shown.map(({ product }) => product!))).toEqual(await ruledList(at))
    expect(preview.data.lines).toHaveLength(productIds.length)
  }
  const open = await ask(null, publicWishlists.read, { params: { publicToken } })
  expect(shownProducts(open.data.products)).toEqual(await ruledList(null))
  expect(open.data.hiddenCount).toBe(productIds.length - open.data.products.length)
  return compared
}

test(
  'after any edits a shared list shows each reader what the rule shows them, and no more',
  { timeout: 240_000 },
  async () => {
    let partners = 0
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 3, maxLength: 10 }), async (sequence) => {
        await openEverything()
        for (const edit of sequence) await apply(edit)
        partners += await compare()
      }),
      { numRuns: propertyRuns(40) },
    )
    expect(partners).toBeGreaterThan(20)
  },
)
