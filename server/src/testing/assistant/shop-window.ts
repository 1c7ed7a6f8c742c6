import { sql } from 'kysely'
import { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import type { ChatPart } from '@souk/contract/assistant/assistant-shapes.ts'
import { compileAccess } from '../../slices/catalog/visibility/compile-access.ts'
import { compileListing } from '../../slices/catalog/visibility/compile-listing.ts'
import type { newWorld, Person } from '../world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

const kinds = [
  ['DRESSES', 'MIDI_DRESSES', 'dress'],
  ['TOPS', 'SHIRTS', 'shirt'],
  ['TROUSERS', 'WIDE_TROUSERS', 'trousers'],
  ['KNITWEAR', 'SWEATERS', 'sweater'],
  ['BAGS', 'TOTES', 'tote'],
] as const
const fabrics = ['linen', 'cotton', 'wool', 'silk', 'leather']
const colours = ['Black', 'White', 'Sage', 'Navy', 'Sand']
const sizes = ['XS', 'S', 'M', 'L', 'XL']

export type WindowOptions = { brands?: number; styles?: number; minimum?: bigint; text?: (n: number) => string }

/** Brands with varied styles, prices, stock, cartons and delivery windows, and a retailer for whom the assistant is on. */
export async function newShopWindow(
  world: World,
  { brands: count = 4, styles = 25, minimum = 20_000n, text = () => '' }: WindowOptions = {},
) {
  const { db, entity, person, ask, app, deps } = world
  await sql`insert into flag (key, is_on) values ('retailerAi', true) on conflict (key) do update set is_on = true`.execute(
    db,
  )
  await sql`select pg_notify('souk_flags', '')`.execute(db)
  const brandIds: string[] = []
  const collectionIds: string[] = []
  for (let b = 0; b < count; b += 1) {
    const brand = await entity({
      type: 'brand',
      name: `Atelier ${String.fromCharCode(65 + b)}`,
      currency: 'EUR',
      liveFrom: new Date(Date.now() - 1_000),
      minimumOrderValue: minimum * BigInt(b),
    })
    brandIds.push(brand.id)
    const type = b % 2 === 0 ? 'IN_STOCK' : 'PRE_ORDER'
    const window = type === 'PRE_ORDER' ? { shippingStartDate: '2027-02-01', shippingEndDate: `2027-0${3 + b}-15` } : {}
    const { id: collectionId } = await db
      .insertInto('collection')
      .values({
        brandId: brand.id,
        name: `Season ${b}`,
        type,
        status: 'LIVE',
        currency: 'EUR',
        currencies: ['EUR'],
        ...window,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    collectionIds.push(collectionId)
    const values = Array.from({ length: styles }, (_, n) => {
      const [category, subCategory, noun] = kinds[(n + b) % kinds.length]!
      const fabric = fabrics[(n * 3 + b) % fabrics.length]!
      return {
        brandId: brand.id,
        collectionId,
        uniqueId: `U${n}`,
        styleCode: `A${b}-${n}`,
        position: n,
        name: `${colours[n % 5]!} ${noun}${text(n)}`,
        description: `A ${noun} in ${fabric}.${text(n)}`,
        department: 'WOMEN',
        gender: n % 4 === 3 ? 'UNISEX' : 'FEMALE',
        category,
        subCategory,
        images: ['/files/pictures/1.webp'],
        isComplete: true,
        isCarton: n % 7 === 6,
        keyStyles: n % 9 === 0 ? ['Key'] : [],
      }
    })
    const products = await db.insertInto('product').values(values).returning(['id', 'isCarton', 'category']).execute()
    await db
      .insertInto('productPrice')
      .values(
        products.map(({ id }, n) => ({
          productId: id,
          currency: 'EUR',
          wholesale: BigInt(1_500 + ((n * 731 + b * 377) % 9_000)),
          retail: n % 11 === 10 ? null : BigInt(4_000 + ((n * 1_571 + b * 377) % 22_000)),
        })),
      )
      .execute()
    const skus = products.flatMap(({ id, isCarton, category }, n) =>
      [0, 1].flatMap((c) =>
        (category === 'BAGS' ? ['One size'] : sizes).map((size, s) => ({
          brandId: brand.id,
          collectionId,
          productId: id,
          sku: `${b}-${n}-${c}-${s}`,
          colour: `${colours[(n + c) % 5]!}${text(n)}`.slice(0, 60),
          size,
          colourPosition: c,
          sizePosition: s,
          onHand: type === 'PRE_ORDER' && n % 3 === 0 ? null : (n * 7 + s * 3 + c) % 14,
          cartonUnits: isCarton ? 1 : 0,
        })),
      ),
    )
    await db.insertInto('sku').values(skus).execute()
  }
  await db.transaction().execute(async (tx) => {
    await compileAccess(tx, collectionIds)
    for (const id of collectionIds) await compileListing(tx, id)
  })

  async function shopper() {
    const shop = await entity({ type: 'retailer', currency: 'EUR', country: 'FR', access: ['marketplace'] })
    await db.insertInto('store').values({ entityId: shop.id, country: 'FR', name: 'Paris' }).execute()
    return (await person({ side: 'retailer', entityId: shop.id })) as Extract<Person, { side: 'retailer' }>
  }
  /** Says a sentence and answers the parts of the stream. */
  async function say(
    who: { token: string },
    message: string,
    conversationId?: string,
    language = 'en',
  ): Promise<ChatPart[]> {
    const response = await app.inject({
      method: 'POST',
      url: assistant.chat.path,
      headers: { authorization: `Bearer ${who.token}`, 'accept-language': language },
      payload: { message, ...(conversationId && { conversationId }) },
    })
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`)
    return response.body
      .split('\n\n')
      .filter(Boolean)
      .map((part) => JSON.parse(part.replace(/^data: /, '')) as ChatPart)
  }
  const open = async (who: { token: string }, id: string) =>
    (await ask(who, assistant.conversation, { params: { id } })).data
  return { brandIds, collectionIds, shopper, say, open, flags: deps.flags }
}
export const partOf = <K extends ChatPart['kind']>(parts: readonly ChatPart[], kind: K) =>
  parts.findLast((part): part is Extract<ChatPart, { kind: K }> => part.kind === kind)
