import { localeOf } from '@souk/contract/core/language.ts'
import { isolated } from '../../../platform/delivery/mail/isolated.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'

type Reader = { say: Say; language: Language }
type Row = { key: string; label: string; units: number; amount: string | null }
type View = {
  name: string
  href: string
  from: string
  to: string
  currency?: string
  total?: { amount: string; units: number }
  rows: readonly Row[]
}
const shown = 10

/** A saved view with its first rows; the rest is behind the button. */
export function viewMail({ say, language }: Reader, view: View): MailContent {
  const { name, href, from, to, currency, total, rows } = view
  const words = { ...isolated({ name }), from: dayIn(language, from), to: dayIn(language, to) }
  const money = (amount: string) => moneyIn(language, amount, currency ?? 'USD')
  const number = new Intl.NumberFormat(localeOf(language))
  return {
    subject: say(language, 'mail.view.subject', { name }),
    preview: say(language, 'mail.view.preview', words),
    body: (
      <>
        <MailTitle>
          <bdi>{name}</bdi>
        </MailTitle>
        <MailText>{say(language, 'mail.view.period', words)}</MailText>
        {total && (
          <MailText>
            <b>{money(total.amount)}</b> · {say(language, 'mail.view.units', { units: number.format(total.units) })}
          </MailText>
        )}
        <table width="100%" cellPadding={0} cellSpacing={0} style={{ marginBottom: 16 }}>
          <tbody>
            {rows.slice(0, shown).map(({ key, label, units, amount }) => (
              <tr key={key}>
                <td style={{ padding: '6px 0', borderBottom: '1px solid #e6e2da' }}>
                  <bdi>{rowName(say, language, key, label)}</bdi>
                </td>
                <td
                  align={language === 'ar' ? 'left' : 'right'}
                  style={{ padding: '6px 0', borderBottom: '1px solid #e6e2da' }}
                >
                  {amount === null ? number.format(units) : money(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <MailText>{say(language, 'mail.view.empty')}</MailText>}
        <MailButton href={href}>{say(language, 'mail.view.button')}</MailButton>
        <p style={{ margin: '24px 0 0', fontSize: 12, lineHeight: '18px', color: '#575148' }}>
          {say(language, 'mail.view.why')}
        </p>
      </>
    ),
  }
}

const steps = new Set(['brand', 'collection', 'product', 'wishlist', 'cart', 'order'])

function rowName(say: Say, language: Language, key: string, label: string): string {
  if (key === 'none' || key === '') return say(language, 'mail.view.none')
  return steps.has(key) ? say(language, `mail.view.step.${key as 'brand'}`) : label
}

function dayIn(language: Language, day: string): string {
  const locale = language === 'en' ? 'en-GB' : localeOf(language)
  const look = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, look).format(new Date(`${day}T00:00:00Z`))
}

function moneyIn(language: Language, amount: string, currency: string): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency })
  return format.format(amount as unknown as number).replace('UK£', '£') // digits as text: no float on the way
}
