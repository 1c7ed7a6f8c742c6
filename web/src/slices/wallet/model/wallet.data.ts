import type { Request } from '@souk/contract/core/endpoint.ts'
import type { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import type { credit, creditCases } from '@souk/contract/wallet/credit.contract.ts'
import type { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import type { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { get } from '../../../lib/server/get.ts'
import { writesOf } from '../../../lib/server/use-write.ts'
import { useViewedQuery } from '../../../lib/session/viewed-entity.ts'

export type TransactionsQuery = NonNullable<Request<typeof wallet.transactions>['query']>

export const useWallet = (entityId?: string) =>
  useQuery({
    queryKey: ['wallet', 'sums', ...(entityId ? [entityId] : [])],
    queryFn: ({ signal }) =>
      get<typeof wallet.read>('/api/v2/wallet', { query: entityId ? { entityId } : {} }, { signal, isQuiet: true }),
  })

export const usePartnerMoney = (retailerId: string) =>
  useQuery({
    queryKey: ['wallet', 'partner', retailerId],
    queryFn: ({ signal }) =>
      get<typeof wallet.partner>(
        '/api/v2/wallet/partners/:retailerId',
        { params: { retailerId } },
        { signal, isQuiet: true },
      ),
  })

export const useTransactions = (query: TransactionsQuery) =>
  useQuery({
    queryKey: ['wallet', 'transactions', query],
    queryFn: ({ signal }) =>
      get<typeof wallet.transactions>('/api/v2/wallet/transactions', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })

export function useTransaction(id: string) {
  const query = useViewedQuery()
  return useQuery({
    queryKey: ['wallet', 'transaction', id, ...Object.values(query)],
    queryFn: ({ signal }) =>
      get<typeof wallet.transaction>(
        '/api/v2/wallet/transactions/:id',
        { params: { id }, query },
        { signal, isQuiet: true },
      ),
  })
}

export const useBalance = (currency: string | null) =>
  useQuery({
    queryKey: ['wallet', 'balance', currency],
    queryFn: ({ signal }) =>
      get<typeof wallet.balance>(
        '/api/v2/wallet/balance',
        { query: currency ? { currency } : {} },
        { signal, isQuiet: true },
      ),
    placeholderData: keepPreviousData,
  })

export const useRewards = (query: Request<typeof wallet.rewards>['query']) =>
  useQuery({
    queryKey: ['wallet', 'rewards', query],
    queryFn: ({ signal }) => get<typeof wallet.rewards>('/api/v2/wallet/rewards', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })

export const useSavings = (query: Request<typeof wallet.savings>['query']) =>
  useQuery({
    queryKey: ['wallet', 'savings', query],
    queryFn: ({ signal }) => get<typeof wallet.savings>('/api/v2/wallet/savings', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })

export const useRules = () =>
  useQuery({
    queryKey: ['wallet', 'rules'],
    queryFn: ({ signal }) => get<typeof wallet.rules>('/api/v2/wallet/rules', {}, { signal, isQuiet: true }),
  })

export function useOrderCommission(orderId: string) {
  const query = useViewedQuery()
  return useQuery({
    queryKey: ['wallet', 'commission', orderId, ...Object.values(query)],
    queryFn: ({ signal }) =>
      get<typeof wallet.commission>(
        '/api/v2/wallet/orders/:orderId/commission',
        { params: { orderId }, query },
        { signal, isQuiet: true },
      ),
    retry: false,
  })
}

export const useBankTransfers = (query: NonNullable<Request<typeof bankTransfers.list>['query']>) =>
  useQuery({
    queryKey: ['wallet', 'transfers', query],
    queryFn: ({ signal }) =>
      get<typeof bankTransfers.list>('/api/v2/wallet/bank-transfers', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })

export const useCredit = () =>
  useQuery({
    queryKey: ['wallet', 'credit'],
    queryFn: ({ signal }) =>
      get<typeof credit.read>('/api/creditAndDebit/credit-application', {}, { signal, isQuiet: true }),
  })

export const useCreditChecks = () =>
  useQuery({
    queryKey: ['wallet', 'credit-checks'],
    queryFn: ({ signal }) =>
      get<typeof credit.verify>('/api/creditAndDebit/credit-application/verify', {}, { signal, isQuiet: true }),
  })

export const usePayingOptions = (currency: string) =>
  useQuery({
    queryKey: ['wallet', 'options', currency],
    queryFn: ({ signal }) =>
      get<typeof credit.options>('/api/v2/wallet/paying-options', { query: { currency } }, { signal, isQuiet: true }),
  })

export const useCreditCases = (query: NonNullable<Request<typeof creditCases.list>['query']>) =>
  useQuery({
    queryKey: ['wallet', 'cases', query],
    queryFn: ({ signal }) =>
      get<typeof creditCases.list>('/api/admin/credit-applications', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })

export const useDisputes = (query: NonNullable<Request<typeof walletAdmin.disputes>['query']>) =>
  useQuery({
    queryKey: ['wallet', 'disputes', query],
    queryFn: ({ signal }) =>
      get<typeof walletAdmin.disputes>('/api/admin/commission-disputes', { query }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })

export const useReconciliation = () =>
  useQuery({
    queryKey: ['wallet', 'reconciliation'],
    queryFn: ({ signal }) =>
      get<typeof walletAdmin.reconciliation>('/api/admin/reconciliation', {}, { signal, isQuiet: true }),
  })

export const useWalletWrite = writesOf(() => import('./wallet-writes.ts'), ['wallet', 'orders', 'order', 'invoices'])
