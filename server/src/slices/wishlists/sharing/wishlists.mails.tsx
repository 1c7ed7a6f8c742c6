import { isolated } from '../../../platform/delivery/mail/isolated.ts'
import { MailButton, MailQuote, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'

type Reader = { say: Say; language: Language }
type Words = { name?: string; sender: string; entity: string; list: string; message: string }

export const shareMail = (reader: Reader, words: Words, href: string) => listMail(reader, 'wishlistShare', words, href)
export const followUpMail = (reader: Reader, words: Words, href: string) =>
  listMail(reader, 'wishlistFollowUp', words, href)
export const reminderMail = (reader: Reader, words: Words, href: string) =>
  listMail(reader, 'wishlistReminder', words, href)

function listMail(
  { say, language }: Reader,
  kind: 'wishlistShare' | 'wishlistFollowUp' | 'wishlistReminder',
  words: Words,
  href: string,
): MailContent {
  const inside = isolated(words)
  return {
    subject: say(language, `mail.${kind}.subject`, words),
    preview: say(language, `mail.${kind}.preview`, inside),
    body: (
      <>
        <MailTitle>{say(language, `mail.${kind}.title`, inside)}</MailTitle>
        <MailText>{say(language, `mail.${kind}.text`, inside)}</MailText>
        {words.message && <MailQuote>{words.message}</MailQuote>}
        <MailButton href={href}>{say(language, `mail.${kind}.button`, inside)}</MailButton>
      </>
    ),
  }
}
