import {
  directions,
  transactionKinds,
  transactionSorts,
  transactionStatuses,
} from '@souk/contract/wallet/transaction-words.ts'
import {
  type FieldsOf,
  type Values,
  currency,
  day,
  flag,
  listOf,
  oneOf,
  pageNumber,
  text,
  toQuery,
  useUrlState,
} from '../../../lib/url/url-state.ts'
import type { TransactionsQuery } from '../model/wallet.data.ts'

export const ofSide = {
  brand: transactionKinds.filter((kind) => kind !== 'REWARD' && kind !== 'REWARD_EXPIRED'),
  retailer: transactionKinds.filter((kind) => kind !== 'COMMISSION' && kind !== 'PAYOUT'),
} as const

const filterFields = {
  q: text(),
  kind: listOf(oneOf(transactionKinds)),
  status: listOf(oneOf(transactionStatuses)),
  direction: oneOf(directions),
  currency: listOf(currency),
  isOverdue: flag,
  from: day,
  until: day,
} satisfies FieldsOf<TransactionsQuery>
const fields = {
  ...filterFields,
  sort: oneOf(transactionSorts, 'newest'),
  page: pageNumber(),
} satisfies FieldsOf<TransactionsQuery>
type Filters = Values<typeof fields>

/** Everything that narrows the list is in the address. */
export function useTransactionFilters() {
  const [filters, change, { reset, isAny }] = useUrlState(fields)
  return { filters, change, reset, isAny }
}
export type TransactionFiltering = ReturnType<typeof useTransactionFilters>

export const queryOf = (filters: Filters): TransactionsQuery => toQuery(fields, filters)
/** What narrows the list narrows the file; the page and the order do not. */
export const narrowing = (filters: Filters) => toQuery(filterFields, filters)
