import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'

type Reader = { say: Say; language: Language }

export function verificationMail({ say, language }: Reader, name: string, href: string): MailContent {
  return {
    subject: say(language, 'mail.verify.subject'),
    preview: say(language, 'mail.verify.preview'),
    body: (
      <>
        <MailTitle>{say(language, 'mail.verify.title', { name })}</MailTitle>
        <MailText>{say(language, 'mail.verify.text')}</MailText>
        <MailButton href={href}>{say(language, 'mail.verify.button')}</MailButton>
        <MailText>{say(language, 'mail.ignore')}</MailText>
      </>
    ),
  }
}
