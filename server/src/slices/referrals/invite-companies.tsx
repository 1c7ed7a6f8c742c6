import { sql } from 'kysely'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { countTry } from '../../platform/serving/http/rate-limit.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { isolated } from '../../platform/delivery/mail/isolated.ts'
import { MailButton, MailQuote, MailText, MailTitle } from '../../platform/delivery/mail/mail-parts.tsx'
import type { Trader } from '../connections/door.ts'
import { referralDays, requireVerified } from '../entities/door.ts'
import { findUser } from '../identity/door.ts'
import { ownCode } from './referrals.queries.ts'

const daily = { tries: 20, seconds: 86_400 }

export const linkOf = (publicUrl: string, code: string) =>
  `${publicUrl}/sign-up?referralCode=${encodeURIComponent(code)}`

/** One mail for each address that has no invitation of this entity yet; so many a day. */
export function inviteCompanies(
  deps: Deps,
  actor: Trader,
  { emails, message }: { emails: readonly string[]; message: string },
  { language }: Caller,
) {
  const { say, sendMail, config } = deps
  return inTransaction(deps.db, async (tx) => {
    const own = { ...deps, db: tx }
    await requireVerified(own, actor.userId)
    const { code } = await ownCode(tx, actor.entityId)
    const sender = await tx
      .selectFrom('entity')
      .select(['name', 'isDemo'])
      .where('id', '=', actor.entityId)
      .executeTakeFirstOrThrow()
    const person = await findUser(tx, actor.userId)
    const words = { name: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(), entity: sender.name }
    let invited = 0
    for (const email of new Set(emails)) {
      const { rows } = await sql`insert into referral (referrer_id, invited_by, email, status, expires_at)
        values (${actor.entityId}, ${actor.userId}, ${email}, 'INVITED', now() + make_interval(days => ${referralDays}))
        on conflict (referrer_id, email) do update set status = 'INVITED', invited_at = now(), expires_at = excluded.expires_at
          where referral.referred_id is null and referral.expires_at <= now() returning id`.execute(tx)
      if (rows.length === 0) continue
      invited += 1
      await countTry(tx, `referrals ${actor.entityId}`, daily, 'referrals.tooManyToday')
      const inside = isolated(words)
      await sendMail(tx, {
        to: email,
        language,
        kind: 'invitation',
        isDemo: sender.isDemo,
        content: {
          subject: say(language, 'mail.referral.subject', words),
          preview: say(language, 'mail.referral.text', inside),
          body: (
            <>
              <MailTitle>{say(language, 'mail.referral.title', inside)}</MailTitle>
              <MailText>{say(language, 'mail.referral.text', inside)}</MailText>
              {message && <MailQuote>{message}</MailQuote>}
              <MailButton href={linkOf(config.publicUrl, code)}>{say(language, 'mail.referral.button')}</MailButton>
              <MailText>{say(language, 'mail.ignore')}</MailText>
            </>
          ),
        },
      })
    }
    await publishLive(tx, { entityId: actor.entityId }, 'referrals.changed')
    return { invited, known: new Set(emails).size - invited }
  })
}
