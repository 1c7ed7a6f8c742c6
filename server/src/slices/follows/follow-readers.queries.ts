import { sql } from 'kysely'
import type { Actor, Role } from '@souk/contract/core/abilities.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Language } from '../../platform/base/messages.ts'
import { quietUntil, wants } from '../identity/door.ts'
import { followersOf } from './follows.queries.ts'
import { kindOf } from './mail-choices.queries.ts'

/** A recipient of a mail, with the association it is for. */
export type Reader = {
  userId: string
  email: string
  language: Language
  role: Role
  entityId: string | null
  side: 'brand' | 'retailer' | null // of the entity; none is the marketplace's own
}

export function actorOf({ userId, role, entityId, side }: Reader): Actor {
  return { userId, role, entityId, side: side ?? 'souk' } as Actor
}

export type Follower = Reader & { wantsMail: boolean; notBefore: Date | null }

/** The next followers of a collection's brand with a mail that is theirs, and whether they want a mail of this kind. */
export function nextFollowers(
  db: Db,
  { brandId, kind, after }: { brandId: string; kind: 'opening' | 'closing'; after: string | null },
  limit: number,
): Promise<Follower[]> {
  return followersOf(db, brandId)
    .innerJoin('userAccount', 'userAccount.id', 'follow.userId')
    .leftJoin('entity', 'entity.id', 'follow.entityId')
    .select(['follow.userId', 'userAccount.email', 'association.entityId'])
    .select([
      sql<Language>`user_account.language`.as('language'),
      sql<Role>`association.role`.as('role'),
      sql<Reader['side']>`entity.type`.as('side'),
      wants(kindOf(kind), 'mail').as('wantsMail'),
      quietUntil.as('notBefore'),
    ])
    .where('userAccount.emailVerifiedAt', 'is not', null)
    .$if(after !== null, (query) => query.where('follow.userId', '>', after!))
    .orderBy('follow.userId')
    .limit(limit)
    .execute()
}

export type DueReader = Reader & { week: string }

/**
 * Whose digest is due: it is their day where they are, and one of the three hours from theirs on, so that a worker that
 * was away catches up. The zones come from the database's own list, for the browser may know one that it does not.
 */
export async function dueReaders(db: Db, limit: number): Promise<DueReader[]> {
  const { rows } = await sql<DueReader>`
    with here as materialized (
      select name, extract(dow from now() at time zone name)::int as day, extract(hour from now() at time zone name)::int as hour,
        to_char(now() at time zone name, 'IYYY-"W"IW') as week from pg_timezone_names
    )
    select user_account.id as user_id, user_account.email, user_account.language, place.role, place.entity_id, entity.type as side, here.week
    from user_account join here on here.name = user_account.digest_time_zone
      cross join lateral (
        select role, entity_id from association where user_id = user_account.id and joined_at is not null
        order by (association.id = user_account.last_association_id) desc nulls last, created_at, association.id limit 1
      ) place
      left join entity on entity.id = place.entity_id
    where user_account.digest_day = here.day and here.hour between digest_hour and digest_hour + 2
      and email_verified_at is not null
      and not exists (select from follow_mail where user_id = user_account.id and kind = 'digest' and subject = here.week)
    order by user_account.id limit ${limit}`.execute(db)
  return rows
}
