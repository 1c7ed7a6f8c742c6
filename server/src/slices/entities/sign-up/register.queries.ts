import { type Insertable, sql } from 'kysely'
import type { Database, Db } from '../../../platform/data/database/db.ts'
import { sequenceCodesFor } from './sequence-code.ts'

type NewUser = Pick<
  Insertable<Database['userAccount']>,
  'email' | 'firstName' | 'lastName' | 'companyRole' | 'language' | 'passwordHash' | 'digestTimeZone'
>

/** Undefined when the mail has an account; of two at once, one gets it. */
export async function addUser(db: Db, values: NewUser): Promise<string | undefined> {
  const row = await db
    .insertInto('userAccount')
    .values({ ...values, shouldDisplayToolkit: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type NewEntity = Omit<Insertable<Database['entity']>, 'sequenceCode' | 'liveFrom' | 'launchDate'> & {
  launchDate: string | null
  timeZone: string
}

/** Undefined when the launch date is past everywhere on earth. A brand gets three letters that are still free. */
export async function addEntity(db: Db, { launchDate, ...values }: NewEntity): Promise<{ id: string } | undefined> {
  const day = sql<string>`${launchDate}::date`
  if (launchDate) {
    const { rows } = await sql<{ isPast: boolean }>`
      select ${launchDate}::date < (now() at time zone 'Etc/GMT+12')::date as is_past`.execute(db)
    if (rows[0]?.isPast) return undefined
  }
  for (const sequenceCode of values.type === 'brand' ? sequenceCodesFor(values.name) : [null]) {
    const row = await db
      .insertInto('entity')
      .values({
        ...values,
        sequenceCode,
        launchDate: day,
        // Until staff approve it, a brand is open to none.
        liveFrom:
          values.approval === 'NEW' ? null : sql`${launchDate}::date::timestamp at time zone ${values.timeZone}`,
        termsAcceptedAt: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.column('sequenceCode').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return row
  }
  throw new Error('every sequence code is taken')
}

export async function addFirstAssociation(db: Db, userId: string, entityId: string): Promise<void> {
  await db.insertInto('association').values({ userId, entityId, role: 'entityAdmin' }).execute()
}

export async function addFirstStore(db: Db, entityId: string, name: string, country: string): Promise<void> {
  await db.insertInto('store').values({ entityId, name, country }).execute()
}

/** Before there is an entity, an upload has no owner. */
export async function isUploaded(db: Db, use: 'logo' | 'banner', location: string): Promise<boolean> {
  const row = await db
    .selectFrom('storedFile')
    .select('id')
    .where('location', '=', location)
    .where('use', '=', use)
    .where('entityId', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
