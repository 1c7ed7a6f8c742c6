import type { Tx } from '../server/src/platform/data/database/db.ts'
import type { ServerKey } from '../server/src/platform/data/access/server-key.ts'
import { makeLink } from '../server/src/slices/wishlists/model/links.queries.ts'
import { entityId } from './entities.ts'
import { chooser, idOf } from './random.ts'

export const wishlistId = (owner: string, name: string) => idOf('wishlist', owner, name)
const userId = (email: string) => idOf('user', email)

type Taken = { brand: string; collection: string; from: number; count: number }
type DemoList = {
  owner: string
  maker: string
  name: string
  note?: string
  retailer?: string // for whom a selection is prepared
  takes: readonly Taken[]
  sharedWith?: readonly { entity?: string; user?: string; mayEdit: boolean }[]
  isPublic?: true
  daysOld: number
}

const [aw26, ss27, ss26] = ['Autumn Winter 26', 'Spring Summer 27', 'Spring Summer 26']
const of = (brand: string, collection: string, from: number, count: number): Taken => ({
  brand,
  collection,
  from,
  count,
})

/** Lists as people keep them: for a season, for a store, for a window; one is shared both ways, one stands on the open web. */
const lists: readonly DemoList[] = [
  {
    owner: 'kin-and-co',
    maker: 'retailer@souk.test',
    name: 'Spring windows',
    note: 'Linen first, then colour.',
    takes: [of('maison-orla', ss27, 0, 5), of('field-and-harrow', ss27, 2, 4)],
    sharedWith: [{ entity: 'maison-orla', mayEdit: false }],
    daysOld: 2,
  },
  {
    owner: 'kin-and-co',
    maker: 'retailer@souk.test',
    name: 'Restock before the holidays',
    takes: [of('maison-orla', aw26, 3, 3), of('maison-orla', ss26, 0, 2)],
    daysOld: 9,
  },
  { owner: 'kin-and-co', maker: 'retailer@souk.test', name: 'Ideas', takes: [], daysOld: 30 },
  {
    owner: 'maison-orla',
    maker: 'brand@souk.test',
    name: 'Resort edit for Kin & Co',
    note: 'Delivered in one drop, at your prices.',
    retailer: 'kin-and-co',
    takes: [of('maison-orla', ss27, 4, 10), of('maison-orla', aw26, 0, 2)],
    sharedWith: [
      { entity: 'kin-and-co', mayEdit: true },
      { user: 'rep@souk.test', mayEdit: true },
    ],
    daysOld: 1,
  },
  {
    owner: 'maison-orla',
    maker: 'brand@souk.test',
    name: 'Press selection',
    note: 'Key styles of the season.',
    takes: [of('maison-orla', ss27, 10, 12)],
    isPublic: true,
    daysOld: 5,
  },
  {
    owner: 'maison-orla',
    maker: 'rep@souk.test',
    name: 'Trunk show Beirut',
    takes: [of('maison-orla', aw26, 6, 6)],
    daysOld: 14,
  },
  {
    owner: 'atlas-rooms',
    maker: 'otherretailer@souk.test',
    name: 'Opening order',
    takes: [of('maison-orla', ss27, 1, 6), of('field-and-harrow', aw26, 0, 3)],
    daysOld: 3,
  },
]

export async function fillWishlists(tx: Tx, key: ServerKey): Promise<void> {
  for (const list of lists) {
    const id = wishlistId(list.owner, list.name)
    const at = new Date(Date.now() - list.daysOld * 86_400_000)
    const { name, note = '', retailer } = list
    await tx
      .insertInto('wishlist')
      .values({
        id,
        name,
        note,
        createdAt: at,
        updatedAt: at,
        entityId: entityId(list.owner),
        createdBy: userId(list.maker),
        retailerId: retailer ? entityId(retailer) : null,
      })
      .execute()
    for (const taken of list.takes) await addLines(tx, id, userId(list.maker), at, taken)
    for (const { entity, user, mayEdit } of list.sharedWith ?? []) {
      const to = { entityId: entity ? entityId(entity) : null, userId: user ? userId(user) : null }
      await tx
        .insertInto('wishlistShare')
        .values({ wishlistId: id, mayEdit, ...to })
        .execute()
    }
    if (list.isPublic) await makeLink({ db: tx, key, config: { publicUrl: '' } }, id)
  }
}

/** Some products of a collection in its order, some of them with quantities and a note. */
async function addLines(tx: Tx, id: string, maker: string, at: Date, { brand, collection, from, count }: Taken) {
  const choose = chooser(`lines of ${id} ${collection}`)
  const products = await tx
    .selectFrom('product')
    .innerJoin('entity', 'entity.id', 'product.brandId')
    .select(['product.id', 'product.name', 'product.styleCode', 'product.images', 'entity.name as brandName'])
    .where('collectionId', '=', idOf('collection', brand, collection))
    .orderBy('position')
    .offset(from)
    .limit(count)
    .execute()
  for (const { id: productId, name, styleCode, images, brandName } of products) {
    const skus = await tx
      .selectFrom('sku')
      .select('id')
      .where('productId', '=', productId)
      .orderBy('colourPosition')
      .orderBy('sizePosition')
      .limit(choose([0, 3, 4, 5]))
      .execute()
    const quantities = Object.fromEntries(skus.map((sku) => [sku.id, choose([1, 2, 2, 3, 4])]))
    await tx
      .insertInto('wishlistLine')
      .values({
        wishlistId: id,
        productId,
        updatedBy: maker,
        updatedAt: at,
        quantities: JSON.stringify(quantities),
        note: choose(['', '', '', 'For the window', 'Check the length first', 'Second drop']),
        kept: JSON.stringify({ name, styleCode, brandName, image: images[0] ?? null }),
      })
      .execute()
  }
}
