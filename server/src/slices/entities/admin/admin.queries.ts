import { sql } from 'kysely'
import type { AdminEntityChange, AdminUser, FlagRule } from '@souk/contract/entities/admin.contract.ts'
import type { AuditFilters, EntityFilters, UserFilters } from '@souk/contract/entities/admin-lists.ts'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { z } from 'zod/mini'
import type { Db } from '../../../platform/data/database/db.ts'
import { beginningWith, containing } from '../../../platform/data/database/like.ts'
import { allGiven, pagedList } from '../../../platform/data/database/paged-list.ts'

export function findListedUser(db: Db, id: string) {
  return selectUsers(db).where('person.id', '=', id).executeTakeFirst()
}

function selectUsers(db: Db) {
  return (
    db
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
      // The account that an API key writes as is no person.
      .where(sql<boolean>`not exists (select from api_key where api_key.user_id = person.id)`)
  )
}

/** Every person, the newest first, with where they belong. */
export const listUsers = (db: Db, { page, limit, after, ...filters }: UserFilters & Paging) =>
  pagedList(
    db,
    selectUsers(db),
    (rows) => rows.where(isSoughtUser(filters)),
    { id: 'person.id', by: ['person.createdAt'], direction: 'desc' },
    { page, limit, after },
  )

const isSoughtUser = (filters: UserFilters) =>
  allGiven<UserFilters>(filters, {
    q: (text) => sql`(person.first_name || ' ' || person.last_name || ' ' || person.email) ilike ${containing(text)}`,
    side: (side) => sql`exists (select from association place left join entity on entity.id = place.entity_id
      where place.user_id = person.id and coalesce(entity.type, 'souk') = ${side})`,
  })

export const listEntities = (db: Db, { page, limit, after, ...filters }: EntityFilters & Paging) =>
  pagedList(
    db,
    selectEntities(db),
    (rows) => rows.where(isSoughtEntity(filters)),
    { id: 'entity.id', by: ['entity.createdAt'], direction: 'desc' },
    { page, limit, after },
  )

const isSoughtEntity = (filters: EntityFilters) =>
  allGiven<EntityFilters>(filters, {
    q: (text) => sql`entity.name ilike ${containing(text)}`,
    type: (type) => sql`entity.type = ${type}`,
    access: (access) => sql`entity.access @> array[${access}]`,
    isPremium: (is) => sql`entity.is_premium = ${is === 'true'}`,
    isDemo: (is) => sql`entity.is_demo = ${is === 'true'}`,
  })

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

function selectAudit(db: Db) {
  return db
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
}

/** What was done, the newest first. */
export const listAudit = (db: Db, { page, limit, after, ...filters }: AuditFilters & Paging) =>
  pagedList(
    db,
    selectAudit(db),
    (rows) => rows.where(isSoughtAudit(filters)),
    { id: 'audit.id', by: [], direction: 'desc' },
    { page, limit, after },
  )

/** `action` is a beginning: `impersonation` finds all of them. */
const isSoughtAudit = (filters: AuditFilters) =>
  allGiven<AuditFilters>(filters, {
    // Written out, because the plan of a prepared `like` cannot use the index.
    action: (text) => sql`audit.action like ${sql.lit(beginningWith(text))}`,
    userId: (id) => sql`(audit.user_id = ${id} or audit.impersonator_id = ${id})`,
    entityId: (id) => sql`audit.entity_id = ${id}`,
    from: (day) => sql`audit.at >= ${day}::date`,
    to: (day) => sql`audit.at < ${day}::date + 1`,
  })

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
