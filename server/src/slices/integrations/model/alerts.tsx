import { sql } from 'kysely'
import type { Deps } from '../../../platform/serving/deps.ts'
import { isolated } from '../../../platform/delivery/mail/isolated.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language } from '../../../platform/base/messages.ts'

export type AlertKind = 'webhookPaused' | 'webhookGone' | 'storeFailed' | 'storePaused' | 'stockFailed'
type Alert = {
  entityId: string
  userId: string | null
  kind: AlertKind
  words: Record<string, string>
  path: string
  key: string // the same alert is sent once
  reason?: { key: string; params: Record<string, unknown> } // in the reader's language
}
type Reader = { id: string; email: string; language: Language; isDemo: boolean }

/** To the person who set it up while they are in the team, else to the admins of the entity. */
export async function mailOwner(deps: Deps, alert: Alert): Promise<void> {
  const { db, say, config, sendMail } = deps
  const { rows } = await sql<Reader>`
    select person.id, person.email, person.language, entity.is_demo from association place
      join user_account person on person.id = place.user_id join entity on entity.id = place.entity_id
    where place.entity_id = ${alert.entityId} and (person.id = ${alert.userId} or (place.role = 'entityAdmin' and not exists (
      select from association own where own.entity_id = place.entity_id and own.user_id = ${alert.userId})))
    order by person.id limit 20`.execute(db)
  for (const { id, email, language, isDemo } of rows) {
    const reason = alert.reason ? say(language, alert.reason.key, alert.reason.params) : ''
    const words = { ...alert.words, reason }
    const inside = isolated(words)
    const content: MailContent = {
      subject: say(language, `mail.integrations.${alert.kind}.subject`, words),
      preview: say(language, `mail.integrations.${alert.kind}.text`, inside),
      body: (
        <>
          <MailTitle>{say(language, `mail.integrations.${alert.kind}.subject`, inside)}</MailTitle>
          <MailText>{say(language, `mail.integrations.${alert.kind}.text`, inside)}</MailText>
          <MailButton href={`${config.publicUrl}${alert.path}`}>{say(language, 'mail.integrations.button')}</MailButton>
        </>
      ),
    }
    await sendMail(db, { to: email, language, content, key: `${alert.key} ${id}`, isDemo })
  }
}
