import { sql } from 'kysely'
import type { Paging } from '@souk/contract/core/paging.ts'
import type { InvitationFilters } from '@souk/contract/invitations/invitation-list.ts'
import type { Invitation } from '@souk/contract/invitations/invitations.contract.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { containing } from '../../platform/data/database/like.ts'
import { allGiven, type Order, pagedList } from '../../platform/data/database/paged-list.ts'
import type { Hindered, Hindrance } from './invitation-sheet.ts'

const status = sql<Invitation['status']>`(case when invitation.joined_at is not null then 'JOINED'
  when invitation.withdrawn_at is not null then 'WITHDRAWN' when invitation.expires_at <= now() then 'EXPIRED'
  when invitation.opened_at is not null then 'OPENED' else 'INVITED' end)`

const invitationRows = (db: Db) =>
  db
    .selectFrom('invitation')
    .leftJoin('userAccount as inviter', 'inviter.id', 'invitation.invitedBy')
    .select(['invitation.id', 'invitation.email', 'invitation.company', 'invitation.side', 'invitation.country'])
    .select(['invitation.language', 'invitation.text', 'invitation.createdAt', 'invitation.mailedAt'])
    .select(['invitation.openedAt', 'invitation.joinedAt', 'invitation.expiresAt', 'invitation.links'])
    .select(sql<string | null>`nullif(trim(concat(inviter.first_name, ' ', inviter.last_name)), '')`.as('invitedBy'))
    .select(status.as('status'))
export type InvitationRecord = Awaited<ReturnType<ReturnType<typeof invitationRows>['execute']>>[number]

const orders: Record<'newest' | 'company', Order> = {
  newest: { by: [], direction: 'desc' },
  company: { by: [sql`lower(invitation.company)`], direction: 'asc' },
}

export const listInvitations = (
  db: Db,
  { page, limit, after, sort, ...filters }: InvitationFilters & Paging & { sort: keyof typeof orders },
) =>
  pagedList(
    db,
    invitationRows(db),
    (rows) =>
      rows.where(
        allGiven<InvitationFilters>(filters, {
          q: (text) => sql`(invitation.company || ' ' || invitation.email) ilike ${containing(text)}`,
          status: (value) => sql`${status} = ${value}`,
          side: (value) => sql`invitation.side = ${value}`,
        }),
      ),
    { id: 'invitation.id', ...orders[sort] },
    { page, limit, after },
  )

export const findInvitation = (db: Db, id: string) =>
  invitationRows(db).where('invitation.id', '=', id).executeTakeFirst()

/** The open one of this id; what ended or was withdrawn is absent. */
export const findOpenInvitation = (db: Db, id: string) =>
  invitationRows(db)
    .where('invitation.id', '=', id)
    .where(sql<boolean>`${status} in ('INVITED', 'OPENED')`)
    .executeTakeFirst()

/** Which of these addresses cannot be invited, and why. */
export async function hinderedAmong(db: Db, emails: readonly string[]): Promise<Hindered> {
  const { rows } = await sql<{ email: string; hindrance: Hindrance }>`
    select distinct on (email) email, hindrance from (
      select email, 'hasAccount' as hindrance, 1 as rank from user_account
        where email = any(${[...emails]}::text[]) and exists (select from association where user_id = user_account.id)
      union all select email, 'objected', 2 from invitation_objection where email = any(${[...emails]}::text[])
      union all select email, 'invitedBefore', 3 from invitation
        where email = any(${[...emails]}::text[]) and ${status} in ('INVITED', 'OPENED')) found
    order by email, rank`.execute(db)
  return new Map(rows.map(({ email, hindrance }) => [email, hindrance]))
}

export function presentInvitation({ text: _text, links: _links, ...row }: InvitationRecord): Invitation {
  return {
    ...row,
    side: row.side as Invitation['side'],
    language: row.language as Invitation['language'],
    createdAt: row.createdAt.toISOString(),
    mailedAt: row.mailedAt?.toISOString() ?? null,
    openedAt: row.openedAt?.toISOString() ?? null,
    joinedAt: row.joinedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }
}
