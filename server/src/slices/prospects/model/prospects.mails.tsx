import { isolated } from '../../../platform/delivery/mail/isolated.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'

type Reader = { say: Say; language: Language }
type Invitation = {
  subject: string
  message: string
  brand: string
  source: string
  href: string
  objection: string
  data: string
}

/** The brand's own words as text, and below them where the contact comes from and how to end its use. */
export function leadMail(
  { say, language }: Reader,
  { subject, message, href, objection, data, ...words }: Invitation,
): MailContent {
  const inside = isolated(words)
  return {
    subject,
    preview: message.split('\n').find((line) => line.length > 20) ?? subject,
    body: (
      <>
        <MailTitle>{subject}</MailTitle>
        {message.split(/\n{2,}/).map((part, at) => (
          <MailText key={at}>{part}</MailText>
        ))}
        <MailButton href={href}>{say(language, 'mail.lead.button', inside)}</MailButton>
        <MailText>{say(language, 'mail.lead.notice', inside)}</MailText>
        <MailText>
          <a href={objection}>{say(language, 'mail.lead.object')}</a>
        </MailText>
        <MailText>
          <a href={data}>{say(language, 'mail.lead.data')}</a>
        </MailText>
      </>
    ),
  }
}

export function consentMail({ say, language }: Reader, words: { brand: string }, href: string): MailContent {
  const inside = isolated(words)
  return {
    subject: say(language, 'mail.lead.consent.subject', words),
    preview: say(language, 'mail.lead.consent.text', inside),
    body: (
      <>
        <MailTitle>{say(language, 'mail.lead.consent.subject', inside)}</MailTitle>
        <MailText>{say(language, 'mail.lead.consent.text', inside)}</MailText>
        <MailButton href={href}>{say(language, 'mail.lead.consent.button')}</MailButton>
      </>
    ),
  }
}

export function reminderMail({ say, language }: Reader, words: { name: string }, href: string): MailContent {
  const inside = isolated(words)
  return {
    subject: say(language, 'mail.lead.reminder.subject', words),
    preview: say(language, 'mail.lead.reminder.text', inside),
    body: (
      <>
        <MailTitle>{say(language, 'mail.lead.reminder.subject', inside)}</MailTitle>
        <MailText>{say(language, 'mail.lead.reminder.text', inside)}</MailText>
        <MailButton href={href}>{say(language, 'mail.lead.reminder.button', inside)}</MailButton>
      </>
    ),
  }
}
