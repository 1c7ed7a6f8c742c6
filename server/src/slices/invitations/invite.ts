import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import {
  type Invitation,
  type InvitationIn,
  invitationLimits,
  type InvitationsSent,
} from '@souk/contract/invitations/invitations.contract.ts'
import { audit } from '../../platform/data/audit.ts'
import { endTokens } from '../../platform/data/access/one-time-tokens.ts'
import { type Db, inTransaction, type Tx } from '../../platform/data/database/db.ts'
import { event, put } from '../../platform/data/outbox.ts'
import { canSendMail } from '../../platform/delivery/mail/mail-server.ts'
import { importRows } from '../../platform/documents/sheets/import-rows.ts'
import { found, Refusal } from '../../platform/base/refusal.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { linkTo } from './invitation-link.ts'
import { invitationIn, type InvitationLine, type InvitationValues } from './invitation-sheet.ts'
import { findInvitation, hinderedAmong, presentInvitation } from './invitations.queries.ts'
import { emailsIn, presentRow } from './judge-sheet.ts'

type NewInvitation = InvitationValues & { text: string }

/** One company. What keeps its address from being invited is said at its field. */
export function invite(deps: Deps, actor: Actor, input: InvitationIn, caller: Caller): Promise<Invitation> {
  return inTransaction(deps.db, async (tx) => {
    const hindrance = (await hinderedAmong(tx, [input.email])).get(input.email)
    if (hindrance) throw new Refusal('conflict', `invitations.${hindrance}`, { field: 'email' })
    const [id] = await addAll(deps, tx, actor, [input])
    if (!id) throw new Refusal('conflict', 'invitations.invitedBefore', { field: 'email' })
    await audit(tx, actor, { action: 'invitations.invited', subject: id, details: { email: input.email }, caller })
    return presentInvitation(found(await findInvitation(tx, id)))
  })
}

type Texts = Partial<Record<'brandEn' | 'brandAr' | 'retailerEn' | 'retailerAr', string>>

/** The good rows of a sheet; the others are answered with what is wrong with them. */
export function inviteRows(
  deps: Deps,
  actor: Actor,
  { rows, texts }: { rows: readonly InvitationLine[]; texts: Texts },
  caller: Caller,
): Promise<InvitationsSent> {
  const textFor = ({ side, language }: InvitationValues) => texts[`${side}${language === 'ar' ? 'Ar' : 'En'}`] ?? ''
  return inTransaction(deps.db, async (tx) => {
    const { changed, refused } = await importRows(rows, {
      check: invitationIn(await hinderedAmong(tx, emailsIn(rows)), deps.marketplace().defaults.language),
      write: async (entries) => {
        const added = entries.map((values) => ({ ...values, text: textFor(values) }))
        return (await addAll(deps, tx, actor, added)).length
      },
    })
    if (changed > 0)
      await audit(tx, actor, { action: 'invitations.rowsInvited', details: { invited: changed }, caller })
    return { invited: changed, rows: refused.map((one) => presentRow(one, deps.say, caller.language)) }
  })
}

/** An expired invitation of the same address begins anew; of two people who invite it at once, one does. */
async function addAll(deps: Deps, tx: Tx, actor: Actor, all: readonly NewInvitation[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; links: number }>`
    insert into invitation (email, company, side, country, language, text, invited_by, expires_at)
    select email, company, side, country, language, text, ${actor.userId}, now() + make_interval(days => ${invitationLimits.days})
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as given (email text, company text, side text, country text, language text, text text) order by email
    on conflict (email) where joined_at is null and withdrawn_at is null do update set company = excluded.company,
      side = excluded.side, country = excluded.country, language = excluded.language, text = excluded.text,
      invited_by = excluded.invited_by, created_at = now(), links = invitation.links + 1, linked_at = now(),
      expires_at = excluded.expires_at, mailed_at = null, opened_at = null
      where invitation.expires_at <= now()
    returning id, links`.execute(tx)
  await countToday(tx, rows.length)
  await mailAll(deps, tx, rows)
  return rows.map(({ id }) => id)
}

/** All of them still fit into the day, or none leaves. */
async function countToday(tx: Tx, count: number): Promise<void> {
  if (count === 0) return
  const { rows } = await sql`
    insert into invitation_day as today (sent) select ${count}::int where ${count}::int <= ${invitationLimits.aDay}
    on conflict (day) do update set sent = today.sent + excluded.sent
      where today.sent + excluded.sent <= ${invitationLimits.aDay}
    returning sent`.execute(tx)
  if (rows.length === 0) throw new Refusal('too_often', 'invitations.tooManyToday', { retryAfter: 3_600 })
}

/** A job writes each mail, so that a sheet of a thousand does not wait for them. Without a mail server none is written. */
async function mailAll({ config }: Deps, tx: Db, rows: readonly { id: string; links: number }[]): Promise<void> {
  if (rows.length === 0 || !canSendMail(config)) return
  await put(
    tx,
    rows.map(({ id, links }) => event('invitation.linked', { id, links })),
  )
}

/** A new link for another seven days: after ten minutes, and only of what still stands. Answers its number. */
async function renewLink(tx: Tx, id: string): Promise<number> {
  const { rows } = await sql<{ links: number }>`
    update invitation set links = links + 1, linked_at = now(), expires_at = now() + make_interval(days => ${invitationLimits.days})
    where id = ${id} and joined_at is null and withdrawn_at is null and (linked_at <= now() - interval '10 minutes' or mailed_at is null)
      and not exists (select from invitation_objection where invitation_objection.email = invitation.email)
    returning links`.execute(tx)
  if (rows[0]) return rows[0].links
  const row = found(await findInvitation(tx, id))
  const isObjected = (await hinderedAmong(tx, [row.email])).get(row.email) === 'objected'
  if (isObjected) throw new Refusal('conflict', 'invitations.objected')
  throw new Refusal(
    'conflict',
    /INVITED|OPENED|EXPIRED/.test(row.status) ? 'invitations.justSent' : 'invitations.notOpen',
  )
}

export function sendAgain(deps: Deps, actor: Actor | null, id: string, caller: Caller): Promise<Invitation> {
  return inTransaction(deps.db, async (tx) => {
    const links = await renewLink(tx, id)
    await countToday(tx, 1)
    await mailAll(deps, tx, [{ id, links }])
    await audit(tx, actor, { action: 'invitations.sentAgain', subject: id, caller })
    return presentInvitation(found(await findInvitation(tx, id)))
  })
}

/** The link by other means. Where mails leave it stays in them, since it proves the address. */
export function copyLink(deps: Deps, actor: Actor, id: string, caller: Caller): Promise<{ href: string }> {
  return inTransaction(deps.db, async (tx) => {
    found(await findInvitation(tx, id))
    if (canSendMail(deps.config)) throw new Refusal('conflict', 'invitations.canMail')
    await renewLink(tx, id)
    await audit(tx, actor, { action: 'invitations.linkCopied', subject: id, caller })
    return { href: await linkTo(deps, tx, id) }
  })
}

export function withdraw({ db }: Deps, actor: Actor, id: string, caller: Caller): Promise<Invitation> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql`
      update invitation set withdrawn_at = now() where id = ${id} and joined_at is null and withdrawn_at is null
      returning id`.execute(tx)
    if (rows.length > 0) {
      await endTokens(tx, 'marketplaceInvitation', id)
      await audit(tx, actor, { action: 'invitations.withdrawn', subject: id, caller })
    }
    const row = found(await findInvitation(tx, id))
    if (row.status !== 'WITHDRAWN') throw new Refusal('conflict', 'invitations.notOpen')
    return presentInvitation(row)
  })
}
