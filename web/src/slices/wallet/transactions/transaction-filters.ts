import { useSearchState } from '../../../lib/use-search-state.ts'
import type { TransactionsQuery } from '../wallet.data.ts'

export const kinds = [
  'INVOICE',
  'PAYMENT',
  'REFUND',
  'COMMISSION',
  'PAYOUT',
  'REWARD',
  'REWARD_EXPIRED',
  'CREDIT_NOTE',
  'CORRECTION',
] as const
export const statuses = ['OPEN', 'PENDING', 'DONE', 'FAILED', 'REVERSED'] as const
export const ofSide = {
  brand: kinds.filter((kind) => kind !== 'REWARD' && kind !== 'REWARD_EXPIRED'),
  retailer: kinds.filter((kind) => kind !== 'COMMISSION' && kind !== 'PAYOUT'),
} as const

export type TransactionFilters = {
  q: string
  kind: string[]
  status: string[]
  direction: string
  currency: string[]
  isOverdue: boolean
  from: string
  until: string
  sort: 'newest' | 'oldest' | 'due'
  page: number
}

const listOf = (value: string | null, known?: readonly string[]) =>
  (value ?? '').split(',').filter((one) => one && (!known || known.includes(one)))

/** Everything that narrows the list is in the address. */
export function useTransactionFilters() {
  const [search, change] = useSearchState()
  const sort = search.get('sort')
  const filters: TransactionFilters = {
    q: search.get('q') ?? '',
    kind: listOf(search.get('kind'), kinds),
    status: listOf(search.get('status'), statuses),
    direction: ['IN', 'OUT'].find((one) => one === search.get('direction')) ?? '',
    currency: listOf(search.get('currency')).filter((one) => /^[A-Z]{3}$/.test(one)),
    isOverdue: search.get('isOverdue') === 'true',
    from: search.get('from') ?? '',
    until: search.get('until') ?? '',
    sort: sort === 'oldest' || sort === 'due' ? sort : 'newest',
    page: Math.max(1, Number(search.get('page')) || 1),
  }
  const set = (next: Parameters<typeof change>[0]) => change({ page: null, ...next })
  const clear = () =>
    set({
      q: null,
      kind: null,
      status: null,
      direction: null,
      currency: null,
      isOverdue: null,
      from: null,
      until: null,
    })
  const { q, kind, status, direction, currency, isOverdue, from, until } = filters
  const isAny =
    [q, direction, from, until].some(Boolean) || isOverdue || [kind, status, currency].some(({ length }) => length > 0)
  return { filters, set, clear, isAny }
}
export type TransactionFiltering = ReturnType<typeof useTransactionFilters>

export function queryOf({
  q,
  kind,
  status,
  direction,
  currency,
  isOverdue,
  from,
  until,
  sort,
  page,
}: TransactionFilters): TransactionsQuery {
  return {
    page,
    sort,
    ...(q && { q }),
    ...(kind.length > 0 && { kind: kind.join(',') }),
    ...(status.length > 0 && { status: status.join(',') }),
    ...(direction && { direction: direction as 'IN' | 'OUT' }),
    ...(currency.length > 0 && { currency: currency.join(',') }),
    ...(isOverdue && { isOverdue: 'true' as const }),
    ...(from && { from }),
    ...(until && { until }),
  }
}
