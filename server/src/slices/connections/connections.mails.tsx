import { MailButton, MailText, MailTitle } from '../../platform/mail/mail-parts.tsx'
import type { MailContent } from '../../platform/mail/render-mail.tsx'
import type { Language, Say } from '../../platform/messages.ts'

type Reader = { say: Say; language: Language }
export type MailKind = 'connectionRequest' | 'connectionReminder' | 'connectionAccepted' | 'directInvitation'
type Words = Record<string, string>

/** `word` is what the other side wrote, set apart. */
export function connectionMail(
  { say, language }: Reader,
  kind: MailKind,
  { words, href, word = '' }: { words: Words; href: string; word?: string },
): MailContent {
  return {
    subject: say(language, `mail.${kind}.subject`, words),
    preview: say(language, `mail.${kind}.preview`, words),
    body: (
      <>
        <MailTitle>{say(language, `mail.${kind}.title`, words)}</MailTitle>
        <MailText>{say(language, `mail.${kind}.text`, words)}</MailText>
        {word && <MailText>{say(language, 'mail.connectionWord', { message: word })}</MailText>}
        <MailButton href={href}>{say(language, `mail.${kind}.button`, words)}</MailButton>
        <MailText>{say(language, 'mail.ignore')}</MailText>
      </>
    ),
  }
}
