import { type RawBuilder, sql } from 'kysely'

type Own = { entityId: string }

/** The time zone of an entity. */
export const zoneOf = ({ entityId }: Own) => sql`(select time_zone from entity where entity.id = ${entityId})`

/** The instant at which a day begins for an entity; null for no day. */
export const startOfDay = (own: Own, day: string | null): RawBuilder<Date | null> =>
  sql`(${day}::date::timestamp at time zone ${zoneOf(own)})`

/** The instant at which a day is over for an entity; null for no day. */
export const endOfDay = (own: Own, day: string | null): RawBuilder<Date | null> =>
  sql`((${day}::date + 1)::timestamp at time zone ${zoneOf(own)})`
