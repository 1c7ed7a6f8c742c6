import { localeOf } from '@souk/contract/core/language.ts'
import { amount } from '@souk/contract/core/money.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/messages.ts'

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
    amount: minor !== undefined && currency ? moneyIn(language, minor, currency) : '',
    day: day
      ? new Intl.DateTimeFormat(localeIn(language), {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(day)
      : '',
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

const localeIn = (language: Language) => (language === 'en' ? 'en-GB' : localeOf(language))
const moneyIn = (language: Language, minor: bigint, currency: string) =>
  new Intl.NumberFormat(localeIn(language), { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount({ minor, currency }) as Intl.StringNumericLiteral,
  )
