import { amount } from '@souk/contract/core/money.ts'
import { dayIn, moneyIn } from '../../../platform/delivery/mail/mail-formats.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'

export type MailKind = 'overdue' | 'declined' | 'approved' | 'refused' | 'statement'
export type MailFacts = {
  number?: string
  other?: string
  reason?: string
  minor?: bigint
  currency?: string
  day?: Date
}

/** One mail about money: what happened, what to do, one button. */
export function walletMail(
  say: Say,
  language: Language,
  kind: MailKind,
  { minor, currency, day, ...words }: MailFacts,
  href: string,
): MailContent {
  const facts = {
    ...words,
    amount: minor !== undefined && currency ? moneyIn(language, amount({ minor, currency }), currency) : '',
    day: day ? dayIn(language, day) : '',
  }
  const text = (part: string) => say(language, `mail.wallet.${kind}.${part}`, facts)
  return {
    subject: text('subject'),
    preview: text('text'),
    body: (
      <>
        <MailTitle>{text('subject')}</MailTitle>
        <MailText>{text('text')}</MailText>
        <MailButton href={href}>{text('button')}</MailButton>
      </>
    ),
  }
}
