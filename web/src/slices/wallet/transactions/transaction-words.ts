import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import type { T } from '../../../lib/language/use-t.ts'
import type { Tone } from '../../../ui/values/status.tsx'

export const statusTones: Readonly<Record<string, Tone>> = {
  OPEN: 'warn',
  OVERDUE: 'bad',
  PENDING: 'info',
  DONE: 'ok',
  FAILED: 'bad',
  REVERSED: 'neutral',
}

/** What a transaction is called: its kind, and what it belongs to. */
export function transactionName(
  t: T,
  { kind, subject, method }: Pick<Transaction, 'kind' | 'subject' | 'method'>,
): string {
  const what = kind === 'COMMISSION' && subject.kind === 'STATEMENT' ? t('kind.STATEMENT') : t(`kind.${kind}`)
  if (kind === 'PAYMENT' && method) return t('named', { what, number: t(`method.${method}`) })
  return subject.number ? t('named', { what, number: `\u2068${subject.number}\u2069` }) : what
}

/** What is past its day says so instead of being open. */
export const statusOf = ({ status, isOverdue }: Pick<Transaction, 'status' | 'isOverdue'>): string =>
  isOverdue && (status === 'OPEN' || status === 'PENDING') ? 'OVERDUE' : status
