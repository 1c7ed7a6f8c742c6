import type { Role } from '@souk/contract/core/abilities.ts'
import type { UserScope } from '@souk/contract/identity/identity.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'

type Whose = { entityId: string | null; userId: string; role: string | null }
type Row = {
  id: string
  role: string
  managerId: string | null // an association
  userId: string
  firstName: string
  lastName: string
  email: string
  entityName: string
}

/** The people an actor manages: an admin all managers with their representatives, a manager their own. */
export async function scopeOf(db: Db, { entityId, userId, role }: Whose): Promise<UserScope[]> {
  if (entityId === null || (role !== 'entityAdmin' && role !== 'salesManager')) return []
  const rows = await db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .innerJoin('entity', 'entity.id', 'association.entityId')
    .select(['association.id', 'association.role', 'association.managerId', 'association.userId'])
    .select(['userAccount.firstName', 'userAccount.lastName', 'userAccount.email', 'entity.name as entityName'])
    .where('association.entityId', '=', entityId)
    .where('association.role', 'in', ['salesManager', 'salesRepresentative'])
    .orderBy('association.createdAt')
    .orderBy('association.id')
    .execute()
  const tree = scopeTree(rows)
  return role === 'entityAdmin' ? tree : (tree.find(({ user }) => user.id === userId)?.userScope ?? []).map(leaf)
}

/** Managers with those under them; a representative without a manager stands beside them. */
export function scopeTree(rows: readonly Row[]): UserScope[] {
  const under = Map.groupBy(rows, ({ managerId }) => managerId)
  return (under.get(null) ?? []).map((row) => ({ ...one(row), userScope: (under.get(row.id) ?? []).map(one) }))
}

const leaf = (person: UserScope['userScope'][number]): UserScope => ({ ...person, userScope: [] })

function one({ id, role, userId, firstName, lastName, email, entityName }: Row): UserScope['userScope'][number] {
  return { id, role: role as Role, user: { id: userId, firstName, lastName, email, entityName } }
}
