import { sql } from 'kysely'
import { connections } from '@souk/contract/connections/connections.contract.ts'
import { newTeam } from './team.ts'
import type { newWorld, Person } from './world.ts'

type World = Awaited<ReturnType<typeof newWorld>>

/** A live brand with a sales team, and a retailer of the marketplace. */
export async function newTraders(world: World) {
  const { ask, db } = world
  const orla = await newTeam(world, 'brand', { liveFrom: new Date(0), name: 'Maison Orla' })
  const kin = await newTeam(world, 'retailer', { access: ['marketplace'], name: 'Kin & Co' })
  const [admin, nadia] = [await orla.join(), await kin.join()]
  const manager = await orla.join('salesManager')
  const rep = await orla.join('salesRepresentative', manager)

  const request = (who: Person, entityId: string, message = '') =>
    ask(who, connections.request, { body: { entityId, message } })
  const answer = (who: Person, requestId: string, status: string, word?: string) =>
    ask(who, connections.answer, { params: { requestId }, body: { status, ...(word && { answer: word }) } })
  const info = async (who: Person, entityId: string) => (await ask(who, connections.info, { query: { entityId } })).data
  const relate = (values: object = {}) =>
    db
      .insertInto('relation')
      .values({ brandId: orla.entityId, retailerId: kin.entityId, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
  /** As if it had been asked so many days ago. */
  const age = (days: number) =>
    sql`update connection_request set created_at = created_at - make_interval(days => ${days}),
      expires_at = expires_at - make_interval(days => ${days}), answered_at = answered_at - make_interval(days => ${days})
      where brand_id = ${orla.entityId}`.execute(db)
  return { orla, kin, admin, manager, rep, nadia, request, answer, info, relate, age }
}

export const mailsTo = ({ db }: Pick<World, 'db'>, email: string) =>
  db.selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id').execute()
