import { filter, type FiltersOf, list } from '../core/lists/list.ts'
import { directions, transactionKinds, transactionStatuses } from './transaction-words.ts'

export const transactionList = list({
  filters: {
    q: filter.text, // number, reference or the counterpart's name
    kind: filter.many(transactionKinds),
    status: filter.many(transactionStatuses),
    direction: filter.one(directions),
    currency: filter.currencies,
    counterpartId: filter.ids,
    isOverdue: filter.flag,
    invoiceId: filter.id,
    orderId: filter.id,
    from: filter.day,
    until: filter.day,
  },
  sorts: ['newest', 'oldest', 'due'],
})
export type TransactionFilters = FiltersOf<typeof transactionList>

export const rewardList = list({ filters: {}, sorts: ['newest'] })
export const savingList = list({ filters: {}, sorts: ['newest'] })

export const transferStatuses = ['ANNOUNCED', 'RECORDED', 'WITHDRAWN'] as const
export const transferList = list({ filters: { status: filter.one(transferStatuses) }, sorts: ['newest'] })

/** Those that wait for a decision first. */
export const creditStatuses = ['SUBMITTED', 'APPROVED', 'DECLINED'] as const
export const creditCaseList = list({
  filters: { status: filter.one(creditStatuses), q: filter.text },
  sorts: ['newest'],
})

export const disputeStatuses = ['OPEN', 'ACCEPTED', 'DECLINED'] as const
export const disputeList = list({ filters: { status: filter.one(disputeStatuses) }, sorts: ['newest'] })
