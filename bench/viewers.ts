import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import type { Actor } from '@souk/contract/core/abilities.ts'

/** Every kind of viewer there is: what they see is found in different ways. */
export const kinds = ['marketplace', 'direct', 'brand', 'guest'] as const
export type Kind = (typeof kinds)[number]
export type Viewer = { token: string; actor: Actor }

const marketplace = '00000000-0000-4000-8000-0000000be0c4'
const direct = '00000000-0000-4000-8000-0000000be0c6'
const people = {
  marketplace: '00000000-0000-4000-8000-0000000be0c5',
  direct: '00000000-0000-4000-8000-0000000be0c7',
  brand: '00000000-0000-4000-8000-0000000be0c8',
  guest: '00000000-0000-4000-8000-0000000be0c9',
}

/** One person of each kind with a session; the direct one trades with this brand only, the brand is this one. */
export async function addViewers(client: Client, brandId: string): Promise<Record<Kind, Viewer>> {
  await client.query(
    `insert into entity (id, type, name, access, country, currency)
     values ($1, 'retailer', 'Bench', '{marketplace}', 'FR', 'EUR'), ($2, 'retailer', 'Bench direct', '{direct}', 'FR', 'EUR') on conflict do nothing`,
    [marketplace, direct],
  )
  await client.query(`insert into relation (brand_id, retailer_id) values ($1, $2) on conflict do nothing`, [
    brandId,
    direct,
  ])
  return {
    marketplace: await enter(client, 'marketplace', { side: 'retailer', role: 'entityAdmin', entityId: marketplace }),
    direct: await enter(client, 'direct', { side: 'retailer', role: 'entityAdmin', entityId: direct }),
    brand: await enter(client, 'brand', { side: 'brand', role: 'entityAdmin', entityId: brandId }),
    guest: await enter(client, 'guest', { side: 'guest', role: null, entityId: null }),
  }
}

type Place = Actor extends infer One ? (One extends Actor ? Pick<One, 'side' | 'role' | 'entityId'> : never) : never

async function enter(client: Client, kind: Kind, place: Place): Promise<Viewer> {
  const [userId, token] = [people[kind], `bench-${kind}`]
  await client.query(
    `insert into user_account (id, email, first_name, last_name) values ($1, $2, 'Nadia', 'Karam') on conflict do nothing`,
    [userId, `${kind}@bench.test`],
  )
  if (place.entityId)
    await client.query(
      `insert into association (user_id, entity_id, role) values ($1, $2, $3) on conflict do nothing`,
      [userId, place.entityId, place.role],
    )
  await client.query(
    `insert into session (token_hash, user_id, side, role, entity_id, expires_at) values ($1, $2, $3, $4, $5, now() + interval '1 day') on conflict do nothing`,
    [createHash('sha256').update(token).digest(), userId, place.side, place.role, place.entityId],
  )
  return { token, actor: { userId, ...place } as Actor }
}
