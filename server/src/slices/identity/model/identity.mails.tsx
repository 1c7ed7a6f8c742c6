import type { Language, Say } from '../../../platform/base/messages.ts'
import { MailButton, MailCode, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'

type Reader = { say: Say; language: Language }

/** A greeting, what the link does, the link, and what to do if it was not requested. */
function linkMail({ say, language }: Reader, kind: 'loginLink' | 'reset', name: string, href: string): MailContent {
  return {
    subject: say(language, `mail.${kind}.subject`),
    preview: say(language, `mail.${kind}.preview`),
    body: (
      <>
        <MailTitle>{say(language, `mail.${kind}.title`, { name })}</MailTitle>
        <MailText>{say(language, `mail.${kind}.text`)}</MailText>
        <MailButton href={href}>{say(language, `mail.${kind}.button`)}</MailButton>
        <MailText>{say(language, 'mail.ignore')}</MailText>
      </>
    ),
  }
}

export const loginLinkMail = (reader: Reader, name: string, href: string) => linkMail(reader, 'loginLink', name, href)
export const resetMail = (reader: Reader, name: string, href: string) => linkMail(reader, 'reset', name, href)

export function codeMail({ say, language }: Reader, code: string): MailContent {
  return {
    subject: say(language, 'mail.code.subject', { code }),
    preview: say(language, 'mail.code.preview'),
    body: (
      <>
        <MailTitle>{say(language, 'mail.code.title')}</MailTitle>
        <MailText>{say(language, 'mail.code.text')}</MailText>
        <MailCode>{code}</MailCode>
        <MailText>{say(language, 'mail.ignore')}</MailText>
      </>
    ),
  }
}
