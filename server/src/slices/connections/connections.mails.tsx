import { isolated } from '../../platform/delivery/mail/isolated.ts'
import { MailButton, MailQuote, MailText, MailTitle } from '../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../platform/base/messages.ts'

type Reader = { say: Say; language: Language }
export type MailKind = 'connectionRequest' | 'connectionReminder' | 'connectionAccepted' | 'directInvitation'
type Words = Record<string, string>

/** `word` is the counterpart's message, quoted. Only an invitation may reach a person without an account. */
export function connectionMail(
  { say, language }: Reader,
  kind: MailKind,
  { words, href, word = '' }: { words: Words; href: string; word?: string },
): MailContent {
  const inside = isolated(words)
  return {
    subject: say(language, `mail.${kind}.subject`, words),
    preview: say(language, `mail.${kind}.preview`, inside),
    body: (
      <>
        <MailTitle>{say(language, `mail.${kind}.title`, inside)}</MailTitle>
        <MailText>{say(language, `mail.${kind}.text`, inside)}</MailText>
        {word && <MailQuote>{word}</MailQuote>}
        <MailButton href={href}>{say(language, `mail.${kind}.button`, inside)}</MailButton>
        {kind === 'directInvitation' && <MailText>{say(language, 'mail.ignore')}</MailText>}
      </>
    ),
  }
}
