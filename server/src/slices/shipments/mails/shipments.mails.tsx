import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'

export const mailedKinds = [
  'IN_TRANSIT',
  'DELIVERED',
  'RETURNED',
  'FAILED',
  'CLAIMED',
  'CREDITED',
  'REPLACED',
  'REFUSED',
] as const
export type MailedKind = (typeof mailedKinds)[number]
type About = { number: string; actor: string; word: string; kind: MailedKind; href: string }

const buttons: Partial<Record<MailedKind, string>> = { IN_TRANSIT: 'receive', CLAIMED: 'answer' }

export function shipmentMail(say: Say, language: Language, { kind, href, ...names }: About): MailContent {
  const words = (key: string) => say(language, `mail.shipment.${key}`, names)
  return {
    subject: words(`${kind}.subject`),
    preview: words(`${kind}.text`),
    body: (
      <>
        <MailTitle>{words('title')}</MailTitle>
        <MailText>{words(`${kind}.text`)}</MailText>
        <MailButton href={href}>{words(buttons[kind] ?? 'open')}</MailButton>
      </>
    ),
  }
}
