import { sql } from 'kysely'
import type { Language } from '@souk/contract/core/language.ts'
import type { Side } from '@souk/contract/entities/entity-shapes.ts'
import { usualInvitation } from '@souk/contract/invitations/invitation-text.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import { isolated } from '../../platform/delivery/mail/isolated.ts'
import { MailButton, MailText, MailTitle } from '../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../platform/delivery/mail/render-mail.tsx'
import type { Deps } from '../../platform/serving/deps.ts'
import { linkTo, objectionHref } from './invitation-link.ts'
import { findOpenInvitation, hinderedAmong, type InvitationRecord } from './invitations.queries.ts'

/** The mail of one link; a newer link, an end or an objection meanwhile writes none. */
export function mailInvitation(deps: Deps, { id, links }: { id: string; links: number }): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const row = await findOpenInvitation(tx, id)
    if (!row || row.links !== links) return
    if ((await hinderedAmong(tx, [row.email])).get(row.email) === 'objected') return
    await deps.sendMail(tx, {
      to: row.email,
      language: row.language as Language,
      content: async () => contentOf(deps, row, await linkTo(deps, tx, id)),
      key: `marketplace invitation ${id} ${links}`,
    })
    await sql`update invitation set mailed_at = now() where id = ${id}`.execute(tx)
  })
}

function contentOf(deps: Deps, { id, company, side, text, ...row }: InvitationRecord, href: string): MailContent {
  const { say } = deps
  const language = row.language as Language
  const inside = isolated({ company })
  const letter = text || usualInvitation[side as Side][language]
  return {
    subject: say(language, 'mail.marketplaceInvitation.subject', { company }),
    preview: say(language, 'mail.marketplaceInvitation.preview'),
    body: (
      <>
        <MailTitle>{say(language, 'mail.marketplaceInvitation.title', inside)}</MailTitle>
        {letter.split(/\n{2,}/).map((part, at) => (
          <MailText key={at}>{part}</MailText>
        ))}
        <MailButton href={href}>{say(language, 'mail.marketplaceInvitation.button')}</MailButton>
        <MailText>{say(language, 'mail.marketplaceInvitation.notice')}</MailText>
        <MailText>
          <a href={objectionHref(deps, id)}>{say(language, 'mail.marketplaceInvitation.object')}</a>
        </MailText>
      </>
    ),
  }
}
