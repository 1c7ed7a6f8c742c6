import { randomUUID } from 'node:crypto'
import { hiddenBecause, priceFor, type Viewer } from '../slices/catalog/visibility/visibility-rule.ts'
import { compileAccess, compileBrandAccess } from '../slices/catalog/visibility/compile-access.ts'
import { leaveOutIncomplete, refreshCompleteness } from '../slices/catalog/products/completeness.ts'
import { big, catalogFacts } from './catalog-facts.ts'
import { currencies, type Edit } from './random-edits.ts'
import type { newWorld } from './world.ts'

const hour = 3_600_000
const images = ['/files/pictures/1.webp']
const inHours = (hours: number) => new Date(Date.now() + hours * hour)

/** A small catalog that any edits can be made to, and what the rule says of it afterwards; no compiled row is asked. */
export async function randomCatalog({ db, entity }: Awaited<ReturnType<typeof newWorld>>) {
  const brand = await entity({ type: 'brand', currency: 'EUR', liveFrom: inHours(-1) })
  const collectionIds = [await newCollection(['EUR']), await newCollection(['EUR', 'JPY', 'KWD'])]
  const productIds = (await Promise.all(collectionIds.map((id) => newProducts(id)))).flat()
  const groups = await Promise.all(['A', 'B'].map((name) => newGroup(name)))
  const retailers = await Promise.all(
    [
      { country: 'FR', currency: 'EUR', access: ['marketplace'] },
      { country: 'AE', currency: 'KWD', access: ['marketplace', 'direct'] },
      { country: 'JP', currency: 'JPY', access: ['direct'] },
      { country: null, currency: 'USD', access: ['marketplace'] },
    ].map((values) => entity({ type: 'retailer', ...values })),
  )

  async function newCollection(currencies: string[]): Promise<string> {
    const values = {
      brandId: brand.id,
      name: randomUUID(),
      type: 'IN_STOCK',
      status: 'LIVE',
      currency: 'EUR',
      currencies,
      liveAt: inHours(-1),
    }
    return (await db.insertInto('collection').values(values).returning('id').executeTakeFirstOrThrow()).id
  }
  async function newProducts(collectionId: string): Promise<string[]> {
    const values = [1, 2, 3].map((n) => ({
      brandId: brand.id,
      collectionId,
      uniqueId: `${n}`,
      styleCode: `S${n}`,
      name: `Velvet thing ${n}`,
      department: n === 1 ? 'MEN' : 'WOMEN',
      category: n === 3 ? 'DRESSES' : 'TOPS',
      images,
      position: n,
    }))
    const rows = await db.insertInto('product').values(values).returning('id').execute()
    const sku = { brandId: brand.id, collectionId, colour: 'Sage', size: 'M', onHand: 10 }
    await db
      .insertInto('sku')
      .values(rows.map(({ id }, n) => ({ ...sku, productId: id, sku: `S${n}-M` })))
      .execute()
    await refreshCompleteness(db, collectionId)
    return rows.map(({ id }) => id)
  }
  async function newGroup(name: string): Promise<string> {
    const group = db.insertInto('retailerGroup').values({ brandId: brand.id, name })
    return (await group.returning('id').executeTakeFirstOrThrow()).id
  }

  async function books() {
    return db
      .selectFrom('book')
      .select(['id', 'collectionId', 'kind'])
      .where('brandId', '=', brand.id)
      .orderBy('id')
      .execute()
  }

  /** A collection that was published is not taken back by its brand; what is left out is judged while it is live. */
  async function isLive(id: string): Promise<boolean> {
    const { status } = await db.selectFrom('collection').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    return status === 'LIVE'
  }

  async function apply(edit: Edit): Promise<void> {
    const collection = 'at' in edit && edit.at !== null ? collectionIds[edit.at]! : null
    const change = db.updateTable('collection').where('id', '=', collection ?? '')
    switch (edit.do) {
      case 'deadline': {
        const deadline = edit.hours === null ? null : inHours(edit.hours)
        await change.set({ deadline, deadlineDay: deadline && '2026-01-01' }).execute()
        return
      }
      case 'status':
        await change.set({ status: edit.status }).execute()
        await leaveOutIncomplete(db, collection!)
        return
      case 'picture': {
        const productId = productIds[edit.product]!
        const picturedIn = collectionIds[Math.floor(edit.product / 3)]!
        if (!(await isLive(picturedIn))) return
        const product = db.updateTable('product').set({ images: edit.isOn ? images : [] })
        await product.where('id', '=', productId).execute()
        await refreshCompleteness(db, picturedIn, [productId])
        return
      }
      case 'showIncomplete':
        if (!(await isLive(collection!))) return
        await change.set({ showsIncomplete: edit.isOn }).execute()
        await refreshCompleteness(db, collection!)
        return
      case 'archive':
        await change.set({ archivedAt: edit.isOn ? new Date() : null }).execute()
        return
      case 'brandLive':
        await db
          .updateTable('entity')
          .set({ liveFrom: edit.hours === null ? null : inHours(edit.hours) })
          .where('id', '=', brand.id)
          .execute()
        return
      case 'restrict':
        await db.updateTable('entity').set({ restrictedCountries: edit.some }).where('id', '=', brand.id).execute()
        return
      case 'hideWsp':
        await db.updateTable('entity').set({ isWspHidden: edit.isOn }).where('id', '=', brand.id).execute()
        return
      case 'relation': {
        const values = {
          brandId: brand.id,
          retailerId: retailers[edit.who]!.id,
          status: edit.isOn ? 'ACCEPTED' : 'ENDED',
          endedAt: edit.isOn ? null : new Date(),
          groupId: edit.group === null ? null : groups[edit.group]!,
        }
        await db
          .insertInto('relation')
          .values(values)
          .onConflict((conflict) => conflict.columns(['brandId', 'retailerId']).doUpdateSet(values))
          .execute()
        return
      }
      case 'currency': {
        const values = { brandId: brand.id, retailerId: retailers[edit.who]!.id, currency: edit.currency }
        await db
          .insertInto('buyingCurrency')
          .values(values)
          .onConflict((conflict) => conflict.columns(['brandId', 'retailerId']).doUpdateSet(values))
          .execute()
        return
      }
      case 'reader':
        await db
          .insertInto('collectionReader')
          .values({ collectionId: collection!, retailerId: retailers[edit.who]!.id })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return
      case 'book': {
        const isTaken = (await books()).some((one) => one.collectionId === null && one.kind === edit.kind)
        if (collection === null && isTaken) return
        const values = { brandId: brand.id, collectionId: collection, kind: edit.kind, name: randomUUID() }
        const { id: bookId } = await db.insertInto('book').values(values).returning('id').executeTakeFirstOrThrow()
        const listed = edit.products.map((at) => ({ bookId, productId: productIds[at]! }))
        if (listed.length > 0 && edit.kind === 'SEGMENT') await db.insertInto('bookProduct').values(listed).execute()
        const priced = listed.flatMap((one, n) =>
          currencies.map((currency) => ({
            ...one,
            currency,
            wholesale: n % 2 ? null : BigInt(edit.price + n),
            retail: BigInt(edit.price * 2 + n),
          })),
        )
        if (priced.length > 0 && edit.kind === 'PRICE') await db.insertInto('bookPrice').values(priced).execute()
        break
      }
      case 'removeBook': {
        const all = await books()
        if (all.length > 0)
          await db
            .deleteFrom('book')
            .where('id', '=', all[edit.which % all.length]!.id)
            .execute()
        break
      }
      case 'assign': {
        const all = (await books()).filter((one) => one.collectionId !== null)
        const book = all[edit.which % Math.max(all.length, 1)]
        if (!book) return
        const to = {
          retailerId: 'retailer' in edit.to ? retailers[edit.to.retailer]!.id : null,
          groupId: 'group' in edit.to ? groups[edit.to.group]! : null,
          country: 'country' in edit.to ? edit.to.country : null,
        }
        await db
          .insertInto('bookAssignment')
          .values({ bookId: book.id, collectionId: book.collectionId!, kind: book.kind, ...to })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        break
      }
      case 'ownPrice': {
        const values = {
          productId: productIds[edit.product]!,
          currency: edit.currency,
          wholesale: edit.price === null ? null : BigInt(edit.price),
          retail: 900n,
        }
        await db
          .insertInto('productPrice')
          .values(values)
          .onConflict((conflict) => conflict.columns(['productId', 'currency']).doUpdateSet(values))
          .execute()
        await refreshCompleteness(db, collectionIds[Math.floor(edit.product / 3)]!, [values.productId])
        return
      }
    }
    await db.transaction().execute((tx) => compileBrandAccess(tx, brand.id))
  }

  async function ruleViewer(at: number, collectionId: string): Promise<Viewer> {
    const { id, country, currency, access } = retailers[at]!
    const relation = await db
      .selectFrom('relation')
      .selectAll()
      .where('brandId', '=', brand.id)
      .where('retailerId', '=', id)
      .executeTakeFirst()
    const hasRelation = relation?.status === 'ACCEPTED'
    const read = await db
      .selectFrom('collectionReader')
      .selectAll()
      .where('collectionId', '=', collectionId)
      .where('retailerId', '=', id)
      .execute()
    const chosen = await db.selectFrom('buyingCurrency').selectAll().where('retailerId', '=', id).executeTakeFirst()
    return {
      kind: 'retailer',
      id,
      country,
      currency: chosen?.currency ?? currency,
      hasMarketplace: access.includes('marketplace'),
      hasRelation,
      groupId: hasRelation ? relation.groupId : null,
      hasOrdered: read.length > 0,
    }
  }

  /** Most of what can go wrong shows only where something is open to begin with. */
  async function openEverything(): Promise<void> {
    const open = { status: 'LIVE', archivedAt: null, deadline: null, deadlineDay: null, showsIncomplete: false }
    await db.updateTable('collection').set(open).execute()
    await db.updateTable('product').set({ images }).execute()
    for (const id of collectionIds) await refreshCompleteness(db, id)
    await db
      .updateTable('entity')
      .set({ liveFrom: inHours(-1), restrictedCountries: [], isWspHidden: false })
      .where('id', '=', brand.id)
      .execute()
    await db.deleteFrom('book').execute()
    await db.deleteFrom('collectionReader').execute()
    await db.deleteFrom('buyingCurrency').execute()
    for (const [who] of retailers.entries()) await apply({ do: 'relation', who, isOn: who % 2 === 0, group: who % 2 })
    await db.transaction().execute((tx) => compileAccess(tx, collectionIds))
  }

  /** What the rule says one of the retailers, or a guest (null), sees of a product: its price, or nothing. */
  async function ruled(at: number | null) {
    const own = await db.selectFrom('productPrice').selectAll().execute()
    const shown = new Map<string, ReturnType<typeof priceFor>>()
    for (const [index, collectionId] of collectionIds.entries()) {
      const facts = await catalogFacts(db, collectionId)
      const viewer: Viewer = at === null ? { kind: 'guest' } : await ruleViewer(at, collectionId)
      for (const id of productIds.slice(index * 3, index * 3 + 3)) {
        if (hiddenBecause(id, facts, viewer) !== null) continue
        const prices = own
          .filter((one) => one.productId === id)
          .map((one) => [one.currency, { wholesale: big(one.wholesale), retail: big(one.retail) }] as const)
        shown.set(id, priceFor(id, new Map(prices), facts, viewer))
      }
    }
    return shown
  }

  return { brand, collectionIds, productIds, retailers, books, apply, openEverything, ruled }
}
