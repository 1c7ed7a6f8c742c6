import { type RawBuilder, sql } from 'kysely'
import { type Channels, defaultChannels, type NotificationKind } from '@souk/contract/identity/notification-kinds.ts'
import { type QuietHours } from '@souk/contract/identity/notification-settings.ts'
import type { Db } from '../../../platform/data/database/db.ts'

const columns = { inApp: sql`in_app`, mail: sql`mail`, digest: sql`digest` } as const

/** Whether a person wants a kind by a channel, beside the alias `user_account`. */
export function wants(kind: NotificationKind, channel: keyof Channels): RawBuilder<boolean> {
  return sql`coalesce((select setting.${columns[channel]} from notification_setting setting
    where setting.user_id = user_account.id and setting.kind = ${kind}), ${defaultChannels[kind][channel]})`
}

/** The end of the quiet hours that a person has now, beside the alias `user_account`; null outside of them. */
export const quietUntil: RawBuilder<Date | null> = sql`(
  select (date_trunc('day', here) + make_interval(hours => quiet_until, days => (quiet_from > quiet_until and hour >= quiet_from)::int))
    at time zone quiet_time_zone
  from (select here, extract(hour from here)::int as hour from (select now() at time zone quiet_time_zone as here) local) clock
  where case when quiet_from < quiet_until then hour >= quiet_from and hour < quiet_until
    else hour >= quiet_from or hour < quiet_until end)`

/** What is not named stays as it was. */
export async function saveChannels(
  db: Db,
  userId: string,
  changes: readonly ({ kind: NotificationKind } & Partial<Channels>)[],
): Promise<void> {
  for (const { kind, ...change } of changes) {
    await db
      .insertInto('notificationSetting')
      .values({ userId, kind, ...defaultChannels[kind], ...change })
      .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ userId, ...change }))
      .execute()
  }
}

export function channelsOf(db: Db, userId: string) {
  return db
    .selectFrom('notificationSetting')
    .select(['kind', 'inApp', 'mail', 'digest'])
    .where('userId', '=', userId)
    .execute()
}

export async function findQuietHours(db: Db, userId: string): Promise<QuietHours | null> {
  const row = await db
    .selectFrom('userAccount')
    .select(['quietFrom as from', 'quietUntil as until', 'quietTimeZone as timeZone'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const { from = null, until = null, timeZone = null } = row ?? {}
  return from === null || until === null || timeZone === null ? null : { from, until, timeZone }
}

export async function saveQuietHours(db: Db, userId: string, quiet: QuietHours | null): Promise<void> {
  await db
    .updateTable('userAccount')
    .set({ quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null, quietTimeZone: quiet?.timeZone ?? null })
    .where('id', '=', userId)
    .execute()
}

export async function isTimeZone(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_timezone_names where name = ${name}`.execute(db)
  return rows.length > 0
}

/** Whether a person is the only admin of one of their entities who gets mails of a kind. */
export async function isLastMailReader(db: Db, userId: string, kind: NotificationKind): Promise<boolean> {
  const { rows } = await sql`
    select 1 from association own where own.user_id = ${userId} and own.role = 'entityAdmin' and own.joined_at is not null
      and not exists (select from association other join user_account on user_account.id = other.user_id
        where other.entity_id = own.entity_id and other.role = 'entityAdmin' and other.joined_at is not null
          and other.user_id <> own.user_id and email_verified_at is not null and ${wants(kind, 'mail')})`.execute(db)
  return rows.length > 0
}
