import { countryName } from '@souk/contract/core/countries.ts'
import { amount } from '@souk/contract/core/money.ts'
import { localeOf } from '@souk/contract/core/language.ts'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { InvoiceParty } from '@souk/contract/shipments/invoice-shapes.ts'
import type { Language, Say } from '../../base/messages.ts'
import type { PaperParty } from './paper.ts'

/** Words and figures of one paper in one language. */
export function formatsIn(language: Language, say: Say) {
  const leftToRight = '\u200E'
  /** After Arabic, a code like 2026-0042 would be shown back to front. */
  const mark = (text: string) => (language === 'ar' && text !== '' ? leftToRight + text + leftToRight : text)
  const word = (key: string, params: Record<string, string> = {}) =>
    say(
      language,
      `paper.${key}`,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, mark(value)])),
    )
  const figure = (minor: bigint, currency: string) => {
    const [whole = '', fraction] = amount({ minor, currency }).split('.')
    return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',') + (fraction === undefined ? '' : `.${fraction}`)
  }
  const dates = new Intl.DateTimeFormat(language === 'ar' ? localeOf('ar') : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    word,
    mark,
    plain: (key: string) => say(language, `paper.${key}`),
    /** The figures are known once the pages are laid out. */
    pageOf: say(language, 'paper.page', { page: '{{page}}', pages: '{{pages}}' }),
    figure: (minor: bigint, currency: string) => mark(figure(minor, currency)),
    money: (minor: bigint, currency: string) => mark(`${currency} ${figure(minor, currency)}`),
    percent: (hundredths: number) => mark(`${hundredths / 100} %`),
    day: (text: string | null) => (text ? dates.format(new Date(`${text}T00:00:00Z`)) : '–'),
    addressLines: (address: OrderAddress | null) => addressLines(address, language, mark),
  }
}
export type Formats = ReturnType<typeof formatsIn>

function addressLines(address: OrderAddress | null, language: Language, mark: (text: string) => string): string[] {
  if (!address) return []
  const { contactName, line1, line2, city, region, postalCode, country } = address
  const place = [postalCode, city, region].filter(Boolean).join(' ')
  return [contactName, line1, line2, place]
    .filter(Boolean)
    .map(mark)
    .concat(countryName(country, language) ?? country)
}

export function partyOf(title: string, party: InvoiceParty, { addressLines: lines, word }: Formats): PaperParty {
  const { name, address, taxNumber, registrationNumber, email } = party
  return {
    title,
    name,
    lines: [
      ...lines(address),
      ...(taxNumber ? [word('taxNumber', { value: taxNumber })] : []),
      ...(registrationNumber ? [word('registrationNumber', { value: registrationNumber })] : []),
      ...(email ? [email] : []),
    ],
  }
}
