import { mailHouse } from '../../platform/delivery/mail/mail-house.ts'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { amount } from '@souk/contract/core/money.ts'
import { propertyRuns } from '../../testing/property-runs.ts'
import { randomCatalog } from '../../testing/random-catalog.ts'
import { edits } from '../../testing/random-edits.ts'
import { newWorld } from '../../testing/world.ts'
import { readerOf } from './broadcasts/compose-broadcast.ts'
import { renderBroadcast } from './broadcasts/render-broadcast.tsx'
import { keyOf, resolveCards } from './conversations/resolve-cards.ts'
import { listNotifications } from './notifications/notifications.queries.ts'
import { notificationReactions } from './notifications/notify.ts'

const world = await newWorld()
const { close, db, deps, person } = world
afterAll(close)
const { productIds, retailers, apply, openEverything, ruled } = await randomCatalog(world)
const people = await Promise.all(retailers.map(({ id }) => person({ side: 'retailer', entityId: id })))
for (const [n, id] of productIds.entries())
  await db
    .updateTable('product')
    .set({ name: `Secret piece ${n}` })
    .where('id', '=', id)
    .execute()
const rows = await db
  .selectFrom('product')
  .select(['id', 'name', 'collectionId'])
  .where('id', 'in', productIds)
  .execute()
const refs = productIds.map((id) => ({ kind: 'product' as const, id }))
const body = { type: 'doc' as const, content: refs.map((attrs) => ({ type: 'card' as const, attrs })) }

/** Compares cards, the mail and the notifications of a retailer with what the rule says of it. */
async function compare(at: number): Promise<number> {
  const [retailer, who] = [retailers[at]!, people[at]!]
  const rule = await ruled(at)
  const cards = await resolveCards(db, readerOf(retailer.id, who.userId), refs)
  const { html, body: text } = renderBroadcast(
    deps.say,
    {
      brandName: 'Orla',
      publicUrl: 'http://souk.test',
      house: mailHouse(deps, 'en'),
      language: 'en',
      subject: 'News',
      body,
    },
    { firstName: '', company: '', cards, linkTo: (url) => url, unsubscribe: 'http://souk.test' },
  )
  for (const { id, name } of rows) {
    const price = rule.get(id)
    const card = cards.get(keyOf({ kind: 'product', id }))
    expect({ name, isShown: card !== undefined }).toEqual({ name, isShown: price !== undefined })
    expect({ name, isMailed: html.includes(name) || text.includes(name) }).toEqual({
      name,
      isMailed: price !== undefined,
    })
    if (!price) continue
    const visiblePrice = 'wholesale' in price ? price.wholesale : price.retail
    const shown =
      visiblePrice === null || visiblePrice === undefined
        ? null
        : amount({ minor: visiblePrice, currency: price.currency })
    expect({ name, price: card!.price?.amount ?? null }).toEqual({ name, price: shown })
  }
  const { rows: lines } = await listNotifications(db, who, { page: 1, limit: 100 })
  const named = new Set(lines.map(({ link }) => link.split('/').at(-1)))
  for (const collectionId of new Set(rows.map((row) => row.collectionId))) {
    const shows = rows.some((row) => row.collectionId === collectionId && rule.has(row.id))
    if (shows) expect(named).toContain(collectionId)
  }
  const cardsOfCollections = await resolveCards(
    db,
    who as never,
    [...new Set(rows.map((row) => row.collectionId))].map((id) => ({ kind: 'collection' as const, id })),
  )
  expect([...named].toSorted()).toEqual([...cardsOfCollections.values()].map(({ id }) => id).toSorted())
  return rows.length
}

test(
  'after any edits no card, mail or notification shows what the rule hides from its reader',
  { timeout: 240_000 },
  async () => {
    const { notify } = notificationReactions['follow.told']!
    for (const [n, { userId, entityId }] of people.entries())
      for (const collectionId of new Set(rows.map((row) => row.collectionId)))
        await notify!(world.deps, { userId, entityId, kind: 'opening', collectionId }, `opening ${n} ${collectionId}`)
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 3, maxLength: 12 }), async (sequence) => {
        await openEverything()
        for (const edit of sequence) await apply(edit)
        for (const at of retailers.keys()) expect(await compare(at)).toBe(productIds.length)
      }),
      { numRuns: propertyRuns(20) },
    )
  },
)
