import { type SelectQueryBuilder, sql } from 'kysely'
import type { AdminEntityChange, AdminUser, FlagRule } from '@souk/contract/entities/admin.contract.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { z } from 'zod/mini'
import type { Db } from '../../../platform/data/database/db.ts'
import { beginningWith, containing } from '../../../platform/data/database/like.ts'
import { paged } from '../../../platform/data/database/paged.ts'

type UserFilters = Paging & { q?: string | undefined; side?: 'brand' | 'retailer' | 'souk' | undefined }

export function findListedUser(db: Db, id: string) {
  return selectUsers(db).where('person.id', '=', id).executeTakeFirst()
}

function selectUsers(db: Db) {
  return db
    .selectFrom('userAccount as person')
    .select(['person.id', 'person.firstName', 'person.lastName', 'person.email', 'person.createdAt'])
    .select(sql<boolean>`person.email_verified_at is not null`.as('isVerified'))
    .select(
      sql<AdminUser['places']>`(
        select coalesce(jsonb_agg(jsonb_build_object('entityId', entity.id, 'entityName', entity.name, 'side', entity.type,
          'role', place.role, 'isPending', place.joined_at is null) order by place.created_at), '[]')
        from association place left join entity on entity.id = place.entity_id where place.user_id = person.id)`.as(
        'places',
      ),
    )
    .select(
      sql<Date | null>`(select max(seen_at) from session where user_id = person.id and impersonator_id is null)`.as(
        'lastSeenAt',
      ),
    )
    .where('person.deletedAt', 'is', null)
}

/** Every person, the newest first, with where they belong. */
export function listUsers(db: Db, { q, side, after, ...page }: UserFilters) {
  const list = selectUsers(db)
    .$if(!!q, (query) =>
      query.where(
        sql<boolean>`(person.first_name || ' ' || person.last_name || ' ' || person.email) ilike ${containing(q!)}`,
      ),
    )
    .$if(!!side, (query) =>
      query.where(
        sql<boolean>`exists (select from association place left join entity on entity.id = place.entity_id
          where place.user_id = person.id and coalesce(entity.type, 'souk') = ${side!})`,
      ),
    )
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(person.created_at, person.id) < (select created_at, id from user_account where id = ${after!})`,
      ),
    )
    .orderBy('person.createdAt', 'desc')
    .orderBy('person.id', 'desc')
  return paged(db, list, page)
}

type EntityFilters = Paging & {
  q?: string | undefined
  type?: string | undefined
  access?: string | undefined
  isPremium?: 'true' | 'false' | undefined
  isDemo?: 'true' | 'false' | undefined
}

export function listEntities(db: Db, { q, type, access, isPremium, isDemo, after, ...page }: EntityFilters) {
  const list = selectEntities(db)
    .$if(!!q, (query) => query.where('entity.name', 'ilike', containing(q!)))
    .$if(!!type, (query) => query.where('entity.type', '=', type!))
    .$if(!!access, (query) => query.where(sql<boolean>`entity.access @> array[${access!}]`))
    .$if(!!isPremium, (query) => query.where('entity.isPremium', '=', isPremium === 'true'))
    .$if(!!isDemo, (query) => query.where('entity.isDemo', '=', isDemo === 'true'))
    .$if(!!after, (query) =>
      query.where(
        sql<boolean>`(entity.created_at, entity.id) < (select created_at, id from entity where id = ${after!})`,
      ),
    )
    .orderBy('entity.createdAt', 'desc')
    .orderBy('entity.id', 'desc')
  return paged(db, list, page)
}

export function findAdminEntity(db: Db, id: string) {
  return selectEntities(db).where('entity.id', '=', id).executeTakeFirst()
}

function selectEntities(db: Db) {
  return db
    .selectFrom('entity')
    .select([
      'entity.id',
      'entity.type',
      'entity.name',
      'entity.country',
      'entity.access',
      'entity.isPremium',
      'entity.isDemo',
      'entity.isAnalyticsEnabled',
      'entity.analyticsAskedAt',
      'entity.isLeadAiEnabled',
      'entity.createdAt',
      sql<boolean>`coalesce(entity.live_from <= now(), false)`.as('isLive'),
      sql<number>`(select count(*)::int from association where entity_id = entity.id)`.as('teammates'),
      sql<number>`(select count(*)::int from document where entity_id = entity.id and status = 'PENDING')`.as(
        'pendingDocuments',
      ),
    ])
}
export type AdminEntityRecord = NonNullable<Awaited<ReturnType<typeof findAdminEntity>>>

type Change = z.output<typeof AdminEntityChange>

export async function changeAdminFields(db: Db, id: string, change: Change): Promise<boolean> {
  const { isLeadAIEnabled: isLeadAiEnabled, access, ...rest } = change
  const { numUpdatedRows } = await db
    .updateTable('entity')
    .set({
      id,
      ...rest,
      isLeadAiEnabled,
      ...(access && { access: [...new Set(access)] }),
      ...(change.isAnalyticsEnabled !== undefined && { analyticsAskedAt: null }),
    }) // `id`: nothing to change is no error
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type AuditFilters = Paging & {
  action?: string | undefined
  userId?: string | undefined
  entityId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What was done, the newest first. `action` is a beginning: `impersonation` finds all of them. */
export function listAudit(db: Db, { action, userId, entityId, from, to, after, ...page }: AuditFilters) {
  const list = db
    .selectFrom('audit')
    .leftJoin('userAccount as person', 'person.id', 'audit.userId')
    .leftJoin('userAccount as admin', 'admin.id', 'audit.impersonatorId')
    .leftJoin('entity', 'entity.id', 'audit.entityId')
    .selectAll('audit')
    .select([
      sql<string | null>`person.first_name || ' ' || person.last_name`.as('userName'),
      sql<string | null>`admin.first_name || ' ' || admin.last_name`.as('impersonatorName'),
      'entity.name as entityName',
    ])
    .$if(!!action, (query) => beginning(query, action!))
    .$if(!!userId, (query) =>
      query.where((eb) => eb.or([eb('audit.userId', '=', userId!), eb('audit.impersonatorId', '=', userId!)])),
    )
    .$if(!!entityId, (query) => query.where('audit.entityId', '=', entityId!))
    .$if(!!from, (query) => query.where('audit.at', '>=', sql<Date>`${from!}::date`))
    .$if(!!to, (query) => query.where('audit.at', '<', sql<Date>`${to!}::date + 1`))
    .$if(!!after, (query) => query.where('audit.id', '<', after!))
    .orderBy('audit.id', 'desc')
  return paged(db, list, page)
}

// oxlint-disable-next-line typescript/no-explicit-any -- the joins around it do not matter
function beginning<Q extends SelectQueryBuilder<any, any, any>>(query: Q, action: string): Q {
  // Written out, because the plan of a prepared `like` cannot use the index.
  return query.where('audit.action', 'like', sql.lit(beginningWith(action))) as Q
}

/** The rules of the flags, with the names of the entities they name. */
export function listFlags(db: Db) {
  return db
    .selectFrom('flag')
    .leftJoin('userAccount as person', 'person.id', 'flag.updatedBy')
    .selectAll('flag')
    .select([
      sql<string | null>`person.first_name || ' ' || person.last_name`.as('updatedByName'),
      sql<{ id: string; name: string }[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name)
        order by name), '[]') from entity where id = any(flag.entity_ids))`.as('entities'),
    ])
    .orderBy('flag.key')
    .execute()
}

export async function writeFlag(db: Db, key: string, rule: FlagRule, updatedBy: string): Promise<void> {
  const { isOn, percentage, entityIds, traits } = rule
  const values = { isOn, percentage, entityIds, traits: JSON.stringify(traits), updatedBy, updatedAt: sql<Date>`now()` }
  await db
    .insertInto('flag')
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute()
}
