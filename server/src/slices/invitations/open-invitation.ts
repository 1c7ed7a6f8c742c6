import { sql } from 'kysely'
import type { OpenInvitation } from '@souk/contract/invitations/invitations.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { endTokens, issueToken, peekToken } from '../../platform/data/access/one-time-tokens.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { objectedId, partsOf } from './invitation-link.ts'
import { findInvitation, findOpenInvitation, hinderedAmong, presentInvitation } from './invitations.queries.ts'
import { sendAgain } from './invite.ts'

/** The link ends with joining, not with looking; who came by it has proven the address. */
export function openInvitation({ db, key }: Deps, token: string): Promise<OpenInvitation> {
  const { id, secret } = partsOf(token)
  return inTransaction(db, async (tx) => {
    const live = await peekToken(tx, key, 'marketplaceInvitation', secret)
    const row = live?.subject === id ? await findOpenInvitation(tx, id) : undefined
    if (!row) throw new Refusal('not_found', 'invitations.dead')
    await sql`update invitation set opened_at = coalesce(opened_at, now()) where id = ${id}`.execute(tx)
    const { email, company, side, country, language } = presentInvitation(row)
    const hasAccount = (await hinderedAmong(tx, [email])).get(email) === 'hasAccount'
    const registrationToken = hasAccount ? null : await issueToken(tx, key, { purpose: 'registration', subject: email })
    return { email, company, side, country, language, registrationToken }
  })
}

/** Only to the address that was invited, and told to no one who asks. */
export async function renewInvitation(deps: Deps, token: string, caller: Caller): Promise<null> {
  const { id } = partsOf(token)
  if (!(await findInvitation(deps.db, id))) return null
  try {
    await sendAgain(deps, null, id, caller)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return null
}

/** One click ends it; twice is the same as once. */
export function objectToInvitations({ db, key }: Deps, token: string): Promise<null> {
  const id = objectedId(key, token)
  return inTransaction(db, async (tx) => {
    await sql`insert into invitation_objection (email) select email from invitation where id = ${id}
      on conflict do nothing`.execute(tx)
    await sql`update invitation set withdrawn_at = now()
      where id = ${id} and joined_at is null and withdrawn_at is null`.execute(tx)
    await endTokens(tx, 'marketplaceInvitation', id)
    await audit(tx, null, { action: 'invitations.objected', subject: id })
    return null
  })
}

/** Of the person whose proven address was invited. */
export async function joinInvitation(db: Db, { entityId, userId }: { entityId: string; userId: string }) {
  await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      update invitation set joined_at = now(), opened_at = coalesce(opened_at, now()), entity_id = ${entityId}
      from user_account where user_account.id = ${userId} and user_account.email_verified_at is not null and user_account.email = invitation.email
        and invitation.joined_at is null and invitation.withdrawn_at is null
      returning invitation.id`.execute(tx)
    for (const { id } of rows) await endTokens(tx, 'marketplaceInvitation', id)
  })
}
