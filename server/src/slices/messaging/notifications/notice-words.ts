import { isolated } from '../../../platform/mail/isolated.ts'
import { dayIn, moneyIn } from '../../../platform/mail/mail-formats.ts'
import type { Language } from '../../../platform/messages.ts'

export type NoticeParams = Readonly<Record<string, string>>

/** The words of a sentence: money and days are stored as data, and written in the reader's language. */
export function noticeWords(language: Language, { amount, currency, day, ...names }: NoticeParams) {
  const words: NoticeParams = {
    ...names,
    ...(amount && currency && { amount: moneyIn(language, amount, currency) }),
    ...(day && { day: dayIn(language, new Date(day)) }),
  }
  return { words, isolated: isolated(words) }
}
