import { sql } from 'kysely'
import { emailHash, phoneHash, seal } from '../slices/prospects/model/sealing.ts'
import type { newWorld } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

/** A brand with prospects switched on, and stores with a contact each. */
export async function newProspects({ db, deps, entity, person }: World, stores = 12) {
  const brand = await entity({
    type: 'brand',
    country: 'FR',
    currency: 'EUR',
    categories: ['DRESSES', 'KNITWEAR'],
    departments: ['WOMEN'],
    avgRetailPrice: 15_000n,
    minimumOrderValue: 50_000n,
    about: 'Linen dresses and fine knitwear.',
    isLeadAiEnabled: true,
  })
  const seller = await person({ side: 'brand', entityId: brand.id })
  await sql`update user_account set email_verified_at = now()`.execute(db)
  const ids: string[] = []
  for (let at = 0; at < stores; at += 1) {
    const row = await db
      .insertInto('prospect')
      .values({
        name: `Atelier ${at}`,
        domain: `atelier-${at}.example`,
        country: at % 3 ? 'FR' : 'DE',
        city: at % 3 ? 'Lyon' : 'Berlin',
        latitude: 45.76 + at / 100,
        longitude: 4.83,
        storeType: at % 2 ? 'BOUTIQUE' : 'CHAIN',
        categories: at % 2 ? ['DRESSES', 'KNITWEAR'] : ['SHOES'],
        departments: ['WOMEN'],
        avgRetailPrice: 14_000n,
        currency: 'EUR',
        doors: 1 + at,
        description: 'A boutique for linen dresses.',
        source: 'Trade fair list',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(row.id)
    await addContact(row.id, `secret-${at}@atelier.example`, `+33 6 00 00 00 ${10 + at}`)
  }
  async function addContact(prospectId: string, email: string, phone: string): Promise<string> {
    const row = await db
      .insertInto('prospectContact')
      .values({
        prospectId,
        role: 'BUYER',
        sealed: seal(deps.key, { name: 'Secret Person', email, phone }),
        emailHash: emailHash(deps.key, email),
        phoneHash: phoneHash(deps.key, phone),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  return { brand, seller, ids, addContact }
}
