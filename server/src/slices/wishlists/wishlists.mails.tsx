import { MailButton, MailText, MailTitle } from '../../platform/mail/mail-parts.tsx'
import type { MailContent } from '../../platform/mail/render-mail.tsx'
import type { Language, Say } from '../../platform/messages.ts'

type Reader = { say: Say; language: Language }
type Words = { name?: string; sender: string; entity: string; list: string; message: string }

export const shareMail = (reader: Reader, words: Words, href: string) => listMail(reader, 'wishlistShare', words, href)
export const followUpMail = (reader: Reader, words: Words, href: string) =>
  listMail(reader, 'wishlistFollowUp', words, href)

function listMail(
  { say, language }: Reader,
  kind: 'wishlistShare' | 'wishlistFollowUp',
  words: Words,
  href: string,
): MailContent {
  return {
    subject: say(language, `mail.${kind}.subject`, words),
    preview: say(language, `mail.${kind}.preview`, words),
    body: (
      <>
        <MailTitle>{say(language, `mail.${kind}.title`, words)}</MailTitle>
        <MailText>{say(language, `mail.${kind}.text`, words)}</MailText>
        {words.message && (
          <blockquote
            dir="auto"
            style={{
              margin: '0 0 16px',
              padding: '0 16px',
              borderInlineStart: '2px solid #d3cdc2',
              whiteSpace: 'pre-wrap',
            }}
          >
            {words.message}
          </blockquote>
        )}
        <MailButton href={href}>{say(language, `mail.${kind}.button`, words)}</MailButton>
      </>
    ),
  }
}
