import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { wishlistLimits } from '@souk/contract/wishlists/wishlist-limits.ts'
import type { MailOut } from '@souk/contract/wishlists/wishlist-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language } from '../../../platform/base/messages.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { countTry } from '../../../platform/serving/http/rate-limit.ts'
import { requireVerified } from '../../entities/door.ts'
import { findUser, findUserByEmail } from '../../identity/door.ts'
import { makeLink } from '../model/links.queries.ts'
import { type Trader, tradesWith } from '../../connections/door.ts'
import { sharesOf } from '../model/shares.queries.ts'
import { peopleOf } from './recipients.queries.ts'
import { followUpMail, reminderMail, shareMail } from './wishlists.mails.tsx'
import { type ListRecord, lockList } from '../model/wishlists.queries.ts'

type Mailed = { sent: number; skipped: string[] }
type Recipient = { email: string; language: Language; content: MailContent }

/** The public page by mail, to people outside; the link is made if there is none. */
export function mailList(deps: Deps, actor: Trader, id: string, input: MailOut, caller: Caller): Promise<Mailed> {
  return sending(deps, actor, id, caller, async (tx, list, sender) => {
    const { url } = await makeLink({ ...deps, db: tx }, id)
    const recipients: Recipient[] = []
    for (const email of new Set(input.emails)) {
      const language = ((await findUserByEmail(tx, email))?.language ?? caller.language) as Language
      const words = { sender, entity: list.entityName, list: list.name, message: input.message }
      recipients.push({ email, language, content: shareMail({ say: deps.say, language }, words, url) })
    }
    return { kind: 'share', message: input.message, recipients }
  })
}

/** Reminds the people of the companies a list is shared with, each in their own language; of a sales team, those who see it. */
export function followUp(deps: Deps, actor: Trader, id: string, message: string, caller: Caller): Promise<Mailed> {
  return sending(deps, actor, id, caller, async (tx, list, sender) => {
    const [page, mailOf] =
      actor.side === 'brand'
        ? (['wishlist-products', followUpMail] as const)
        : (['selection-products', reminderMail] as const)
    const url = `${deps.config.publicUrl}/${page}/${id}`
    const recipients: Recipient[] = []
    for (const entityId of await remindedOf(tx, actor, list)) {
      for (const { email, language, firstName, userId, role } of await peopleOf(tx, entityId)) {
        const reading = { side: 'brand', entityId, userId, role } as Trader
        if (actor.side === 'retailer' && !(await tradesWith(tx, reading, list.entityId))) continue
        const words = { name: firstName, sender, entity: list.entityName, list: list.name, message }
        const reader = { say: deps.say, language: language as Language }
        recipients.push({ email, language: reader.language, content: mailOf(reader, words, url) })
      }
    }
    return { kind: 'followUp', message, recipients }
  })
}

/** A brand reminds the retailer of its selection, a retailer every brand that can see its wishlist. */
async function remindedOf(tx: Tx, { side }: Trader, list: ListRecord): Promise<string[]> {
  const shares = await sharesOf(tx, list)
  const active = shares.flatMap(({ entityId, isActive }) => (entityId && isActive ? [entityId] : []))
  if (side === 'retailer') {
    if (active.length === 0) throw new Refusal('conflict', 'wishlists.sharedWithNoBrand')
    return active
  }
  const { retailerId, retailerName: name } = list
  if (!retailerId) throw new Refusal('conflict', 'wishlists.noRetailer')
  if (!active.includes(retailerId)) throw new Refusal('conflict', 'wishlists.notShared', { params: { name } })
  return [retailerId]
}

type Prepared = { kind: 'share' | 'followUp'; message: string; recipients: readonly Recipient[] }

/** Counted for the whole team, never twice the same to the same person within a day, and one transaction with its reason. */
function sending(
  deps: Deps,
  actor: Trader,
  id: string,
  caller: Caller,
  prepare: (tx: Tx, list: ListRecord, sender: string) => Promise<Prepared>,
): Promise<Mailed> {
  return inTransaction(deps.db, async (tx) => {
    const list = found(await lockList(tx, actor, id))
    if (!list.mayManage) throw new Refusal('forbidden')
    await requireVerified({ ...deps, db: tx }, actor.userId)
    const { firstName, lastName } = found(await findUser(tx, actor.userId))
    const { kind, message, recipients } = await prepare(tx, list, `${firstName} ${lastName}`)
    const skipped: string[] = []
    for (const { email, language, content } of recipients) {
      if (!(await isDue(tx, id, email, `${kind} ${message}`))) {
        skipped.push(email)
        continue
      }
      await countMail(tx, actor)
      await deps.sendMail(tx, { to: email, language, content, kind: 'wishlist', isDemo: list.isDemo })
    }
    const sent = recipients.length - skipped.length
    await audit(tx, actor, { action: 'wishlist.mailed', subject: id, details: { kind, sent }, caller })
    return { sent, skipped }
  })
}

/** One conditional row: of any number of clicks within a day one sends. */
async function isDue(tx: Tx, wishlistId: string, recipient: string, content: string): Promise<boolean> {
  const fingerprint = createHash('sha256').update(content).digest('hex')
  const { rows } = await sql`insert into wishlist_mail as mail (wishlist_id, recipient, fingerprint)
    values (${wishlistId}, ${recipient}, ${fingerprint})
    on conflict (wishlist_id, recipient, fingerprint) do update set sent_at = now()
    where mail.sent_at <= now() - interval '24 hours' returning 1`.execute(tx)
  return rows.length > 0
}

async function countMail(tx: Tx, { entityId }: Trader): Promise<void> {
  const maxMails = wishlistLimits.mailsADay
  const day = { tries: maxMails, seconds: 86_400 }
  await countTry(tx, `wishlists.mail ${entityId}`, day).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('too_often', 'wishlists.tooManyMailsToday', { ...error.details, params: { most: maxMails } })
  })
}
