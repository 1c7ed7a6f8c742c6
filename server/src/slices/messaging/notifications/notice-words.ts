import { isolated } from '../../../platform/delivery/mail/isolated.ts'
import { dayIn, moneyIn } from '../../../platform/delivery/mail/mail-formats.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'

export type NoticeParams = Readonly<Record<string, string>>
export type NoticeIssue = { kind: string; text: string }

/** The words of a sentence: money, days and the issues of a review are stored as data, and written in the reader's language. */
export function noticeWords(say: Say, language: Language, { amount, currency, day, issues, ...names }: NoticeParams) {
  const words: NoticeParams = {
    ...names,
    ...(amount && currency && { amount: moneyIn(language, amount, currency) }),
    ...(day && { day: dayIn(language, new Date(day)) }),
    ...(issues && { issues: issuesIn(say, language, JSON.parse(issues) as NoticeIssue[]) }),
  }
  return { words, isolated: isolated(words) }
}

const issuesIn = (say: Say, language: Language, issues: readonly NoticeIssue[]) =>
  issues
    .map(({ kind, text }) => [say(language, `notification.review.issue.${kind}`), text].filter(Boolean).join(': '))
    .join(' · ')
