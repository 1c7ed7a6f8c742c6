import { type Insertable, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/data/database/db.ts'
import { compileAccess, writeSheetRows } from '../../catalog/doors/imports.ts'
import { sandboxRows } from './sandbox-rows.ts'

/** The entity's own sandbox of its side: a brand and a retailer that trade, hidden from everybody else. Made once. */
export async function sandboxOf(tx: Tx, ownerId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select sandbox.id from entity owner join entity sandbox on sandbox.sandbox_of = owner.id and sandbox.type = owner.type
    where owner.id = ${ownerId}`.execute(tx)
  return rows[0]?.id ?? fill(tx, ownerId)
}

async function fill(tx: Tx, ownerId: string): Promise<string> {
  const owner = await tx
    .selectFrom('entity')
    .select(['id', 'type', 'name', 'currency', 'country', 'timeZone'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const country = owner.country ?? 'FR'
  // Demo entities send no mail outside and meet only the test provider of cards.
  const shared = {
    currency: owner.currency,
    country,
    timeZone: owner.timeZone,
    isDemo: true,
    isSandbox: true,
    sandboxOf: ownerId,
  }
  const brandId = await addBrand(tx, shared)
  const { id: retailerId } = await tx
    .insertInto('entity')
    .values({ ...shared, type: 'retailer', name: 'Sandbox Store', access: ['direct'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('relation').values({ brandId, retailerId, origin: 'direct' }).execute()
  const { id: addressId } = await tx
    .insertInto('address')
    .values({
      entityId: retailerId,
      label: 'Sandbox Store',
      line1: '1 Test Street',
      city: 'Testville',
      country,
      isDefaultShipping: true,
      isDefaultBilling: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('store').values({ entityId: retailerId, name: 'Sandbox Store', country, addressId }).execute()
  const { id: collectionId } = await tx
    .insertInto('collection')
    .values({
      brandId,
      name: 'Sandbox Collection',
      season: 'Always',
      type: 'IN_STOCK',
      status: 'LIVE',
      liveAt: sql<Date>`now()`,
      currency: owner.currency,
      currencies: [owner.currency],
      showsIncomplete: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await compileAccess(tx, [collectionId])
  await writeSheetRows(tx, { brandId, collectionId }, sandboxRows(owner.currency))
  return owner.type === 'brand' ? brandId : retailerId
}

type Shared = Pick<
  Insertable<Database['entity']>,
  'currency' | 'country' | 'timeZone' | 'isDemo' | 'isSandbox' | 'sandboxOf'
>

/** Of two that choose the same letters at once, one chooses again. */
async function addBrand(tx: Tx, shared: Shared): Promise<string> {
  for (;;) {
    const row = await tx
      .insertInto('entity')
      .values({
        ...shared,
        type: 'brand',
        name: 'Sandbox Atelier',
        liveFrom: sql<Date>`now()`,
        sequenceCode: await freeCode(tx),
      })
      .onConflict((conflict) => conflict.column('sequenceCode').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return row.id
  }
}

/** Three letters that no entity has, from the end of the alphabet, where names are rare. */
async function freeCode(tx: Tx): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from (select chr(65 + a) || chr(65 + b) || chr(65 + c) as code
      from generate_series(0, 25) a, generate_series(0, 25) b, generate_series(0, 25) c) codes
    where not exists (select from entity where sequence_code = code) order by code desc limit 1`.execute(tx)
  return rows[0]!.code
}
