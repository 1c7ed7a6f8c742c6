import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { StaffArea } from '@souk/contract/core/rights/staff.ts'
import type {
  Administrator,
  AdministratorChange,
  AdministratorInvitation,
} from '@souk/contract/entities/administrators.contract.ts'
import { endTokens, issueToken } from '../../../platform/data/access/one-time-tokens.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { canSendMail } from '../../../platform/delivery/mail/mail-server.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { findUser } from '../../identity/door.ts'
import { administratorMail } from '../team/team.mails.tsx'
import { findOrAddUser } from '../team/team.queries.ts'

/** The marketplace's own people, the longest here first. */
export async function listAdministrators(db: Db, actor: Actor, userId: string | null = null): Promise<Administrator[]> {
  const { rows } = await sql<
    Omit<Administrator, 'since' | 'lastSeenAt' | 'isYou'> & { since: Date; lastSeenAt: Date | null }
  >`
    select user_account.id as user_id, first_name, last_name, email, staff_area as area, association.version,
      joined_at is null as is_pending, coalesce(joined_at, association.created_at) as since,
      (exists (select from two_factor where two_factor.user_id = user_account.id and confirmed_at is not null)
        or exists (select from passkey where passkey.user_id = user_account.id)) as has_second_factor,
      (select max(seen_at) from session where session.user_id = user_account.id and impersonator_id is null) as last_seen_at
    from association join user_account on user_account.id = association.user_id
    where association.role = 'soukAdmin' and deleted_at is null and (${userId}::uuid is null or user_account.id = ${userId})
    order by association.created_at, association.id`.execute(db)
  return rows.map(({ since, lastSeenAt, ...row }) => ({
    ...row,
    isYou: row.userId === actor.userId,
    since: since.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }))
}

type Invitation = z.output<typeof AdministratorInvitation>

/** A seat in the console, and a mail that leads there; without a mail server the link is answered instead. */
export function inviteAdministrator(deps: Deps, actor: Actor, { area = null, ...person }: Invitation, caller: Caller) {
  const { timeZone } = deps.marketplace().defaults
  return inTransaction(deps.db, async (tx) => {
    const user = await findOrAddUser(tx, { ...person, language: caller.language, timeZone })
    const seat = await tx
      .insertInto('association')
      .values({
        userId: user.id,
        entityId: null,
        role: 'soukAdmin',
        staffArea: area,
        joinedAt: null,
        invitedBy: actor.userId,
      })
      .onConflict((conflict) => conflict.columns(['userId', 'entityId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!seat) throw new Refusal('conflict', 'entities.administratorThere', { field: 'email' })
    await audit(tx, actor, { action: 'admin.administratorInvited', subject: user.id, details: { area }, caller })
    return { link: await sendLink(tx, deps, actor, { user, seatId: seat.id, caller }) }
  })
}

/** The earlier link ends. */
export function inviteAdministratorAgain(deps: Deps, actor: Actor, userId: string, caller: Caller) {
  return inTransaction(deps.db, async (tx) => {
    const seat = await lockedSeat(tx, userId)
    if (seat.joinedAt) throw new Refusal('conflict', 'team.alreadyJoined')
    const user = found(await findUser(tx, userId))
    await audit(tx, actor, { action: 'admin.administratorInvited', subject: userId, details: { again: true }, caller })
    return { link: await sendLink(tx, deps, actor, { user, seatId: seat.id, caller }) }
  })
}

type Sending = {
  user: { id: string; email: string | null; firstName: string; language: string }
  seatId: string
  caller: Caller
}

async function sendLink(tx: Tx, deps: Deps, actor: Actor, { user, seatId, caller }: Sending): Promise<string | null> {
  const { key, say, sendMail, config } = deps
  const language = user.language as Language
  const inviter = found(await findUser(tx, actor.userId))
  const token = await issueToken(tx, key, {
    purpose: 'invitationLink',
    subject: seatId,
    payload: { userId: user.id, associationId: seatId },
  })
  const link = `${config.publicUrl}/?loginLink=${token}`
  if (!canSendMail(config)) return link
  const names = { name: user.firstName, inviter: `${inviter.firstName} ${inviter.lastName}`.trim(), entity: '' }
  await sendMail(tx, {
    to: found(user.email),
    language,
    content: administratorMail({ say, language }, names, link),
    kind: 'invitation',
    key: `administrator ${seatId} ${caller.requestId}`,
  })
  return null
}

/** Effective at once in open sessions. */
export function changeAdministrator(
  { db }: Deps,
  actor: Actor,
  userId: string,
  { area, version }: z.output<typeof AdministratorChange>,
  caller: Caller,
): Promise<Administrator> {
  return inTransaction(db, async (tx) => {
    const seat = await lockedSeat(tx, userId)
    requireOther(actor, userId)
    if (area !== null) await requireAnotherWholeAdmin(tx, userId)
    const action = 'admin.administratorChanged'
    await nextVersion(tx, actor, { table: 'association', id: seat.id, action, subject: userId }, version)
    await tx.updateTable('association').set({ staffArea: area }).where('id', '=', seat.id).execute()
    await tx.updateTable('session').set({ staffArea: area }).where('associationId', '=', seat.id).execute()
    const details = { from: seat.staffArea, to: area }
    await audit(tx, actor, { action, subject: userId, details, caller })
    await publishLive(tx, { userId }, 'session.changed')
    return found((await listAdministrators(tx, actor, userId))[0])
  })
}

/** The account stays, with its other places; its sessions in the console end. */
export function removeAdministrator(
  { db }: Deps,
  actor: Actor,
  { userId, reason }: { userId: string; reason: string },
  caller: Caller,
): Promise<null> {
  return inTransaction(db, async (tx) => {
    const seat = await lockedSeat(tx, userId)
    requireOther(actor, userId)
    await requireAnotherWholeAdmin(tx, userId)
    await tx.deleteFrom('session').where('associationId', '=', seat.id).execute()
    await tx.deleteFrom('association').where('id', '=', seat.id).execute()
    await endTokens(tx, 'invitationLink', seat.id)
    await audit(tx, actor, { action: 'admin.administratorRemoved', subject: userId, details: { reason }, caller })
    await publishLive(tx, { userId }, 'session.ended')
    return null
  })
}

type Seat = { id: string; userId: string; staffArea: StaffArea | null; joinedAt: Date | null }

/** All seats are locked in one order: two who remove each other queue here, and one of them stays. */
async function lockedSeat(tx: Tx, userId: string): Promise<Seat> {
  const { rows } = await sql<Seat>`select id, user_id, staff_area, joined_at from association
    where role = 'soukAdmin' order by id for update`.execute(tx)
  return found(rows.find((row) => row.userId === userId))
}

function requireOther(actor: Actor, userId: string): void {
  if (userId === actor.userId) throw new Refusal('conflict', 'entities.administratorSelf')
}

async function requireAnotherWholeAdmin(tx: Tx, userId: string): Promise<void> {
  const other = await tx
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select('association.id')
    .where('role', '=', 'soukAdmin')
    .where('staffArea', 'is', null)
    .where('joinedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .where('userAccount.id', '!=', userId)
    .executeTakeFirst()
  if (!other) throw new Refusal('conflict', 'identity.lastSoukAdmin')
}
