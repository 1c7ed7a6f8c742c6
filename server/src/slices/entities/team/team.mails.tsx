import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'

type Reader = { say: Say; language: Language }
type Names = { name: string; inviter: string; entity: string }

export const invitationMail = (reader: Reader, names: Names, href: string) =>
  teamMail(reader, 'invitation', names, href)
export const administratorMail = (reader: Reader, names: Names, href: string) =>
  teamMail(reader, 'administrator', names, href)
export const handoverMail = (reader: Reader, names: Names, href: string) => teamMail(reader, 'handover', names, href)

function teamMail(
  { say, language }: Reader,
  kind: 'invitation' | 'administrator' | 'handover',
  names: Names,
  href: string,
): MailContent {
  return {
    subject: say(language, `mail.${kind}.subject`, names),
    preview: say(language, `mail.${kind}.preview`, names),
    body: (
      <>
        <MailTitle>{say(language, `mail.${kind}.title`, names)}</MailTitle>
        <MailText>{say(language, `mail.${kind}.text`, names)}</MailText>
        <MailButton href={href}>{say(language, `mail.${kind}.button`, names)}</MailButton>
        <MailText>{say(language, 'mail.ignore')}</MailText>
      </>
    ),
  }
}
