import { currencies } from '@souk/contract/reference/taxonomy.ts'
import { plainWords } from '../../discovery/door.ts'
import type { Token } from './tokens.ts'

const named: Record<string, string> = {
  EUR: '€|euro|euros|eur|يورو|أورو',
  USD: '$|dollar|dollars|usd|دولار|دولارات|دولار أمريكي|us dollars',
  GBP: '£|pound|pounds|sterling|pounds sterling|quid|جنيه إسترليني|جنيه استرليني|باوند',
  AED: 'dirham|dirhams|dhs|درهم|دراهم|درهما|درهم إماراتي',
  MAD: 'moroccan dirhams|درهم مغربي',
  SAR: 'riyal|riyals|sr|ريال|ريالات|ريال سعودي|saudi riyals',
  QAR: 'qatari riyals|ريال قطري',
  KWD: 'kuwaiti dinar|kuwaiti dinars|kd|دينار كويتي|دنانير كويتية',
  JOD: 'jordanian dinars|دينار أردني',
  BHD: 'bahraini dinars|دينار بحريني',
  OMR: 'omani rials|ريال عماني',
  EGP: 'egyptian pounds|جنيه مصري|جنيه',
  CHF: 'swiss francs|francs|franc|فرنك',
  JPY: '¥|yen|ين',
  SEK: 'kronor|swedish kronor|كرونة',
  NOK: 'norwegian kroner|kroner',
  TRY: 'lira|turkish lira|ليرة|ليرة تركية',
}

const phrases = new Map<string, string>([
  ...currencies.map(({ code }) => [code.toLowerCase(), code] as const),
  ...Object.entries(named).flatMap(([code, words]) =>
    words.split('|').map((word) => [/^[€$£¥]$/.test(word) ? word : plainWords(word).join(' '), code] as const),
  ),
])
phrases.delete('all')
phrases.delete('try') // "try" is a verb

/** The currency named here, and how many words name it. */
export function currencyAt(tokens: readonly Token[], at: number): { code: string; length: number } | null {
  for (const length of [2, 1]) {
    const span = tokens.slice(Math.max(at, 0), Math.max(at, 0) + length)
    if (at < 0 || span.length < length) continue
    const code = phrases.get(span.map(({ word }) => word.replace(/^ال/, '')).join(' '))
    if (code) return { code, length }
  }
  return null
}
