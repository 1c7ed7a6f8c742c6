import { redirect } from 'react-router'
import type { AppRoute } from './app-route.ts'

/** /wallet and what is below it; transactions are its default. */
export const walletRoutes: readonly AppRoute[] = [
  {
    name: 'wallet',
    path: '/wallet',
    layout: 'vertical',
    resource: ['Wallet'],
    words: 'wallet',
    lead: async () => redirect('/wallet/transactions'),
  },
  {
    name: 'wallet/transactions',
    path: '/wallet/transactions',
    layout: 'vertical',
    resource: ['Transactions'],
    words: 'wallet',
    page: () =>
      import('../../slices/wallet/transactions/transaction-list-page.tsx').then((module) => module.TransactionsPage),
  },
  {
    name: 'wallet/transaction',
    path: '/wallet/transactions/:transactionId',
    layout: 'vertical',
    resource: ['Transactions'],
    words: 'wallet',
    page: () =>
      import('../../slices/wallet/transactions/transaction-page.tsx').then((module) => module.TransactionPage),
  },
  {
    name: 'wallet/savings',
    path: '/wallet/savings',
    layout: 'vertical',
    resource: ['Brand'],
    words: 'wallet',
    page: () => import('../../slices/wallet/savings/savings-page.tsx').then((module) => module.SavingsPage),
  },
  {
    name: 'wallet/rewards',
    path: '/wallet/rewards',
    layout: 'vertical',
    resource: ['Retailer'],
    words: 'wallet',
    page: () => import('../../slices/wallet/rewards/rewards-page.tsx').then((module) => module.RewardsPage),
  },
  {
    name: 'wallet/credit',
    path: '/wallet/credit',
    layout: 'vertical',
    resource: ['Retailer'],
    words: 'wallet',
    page: () => import('../../slices/wallet/credit/credit-page.tsx').then((module) => module.CreditPage),
  },
  {
    name: 'wallet/transfers',
    path: '/wallet/transfers',
    layout: 'vertical',
    resource: ['Wallet'],
    words: 'wallet',
    page: () => import('../../slices/wallet/transfers/transfers-page.tsx').then((module) => module.TransfersPage),
  },
  {
    name: 'wallet/rules',
    path: '/wallet/rules',
    layout: 'vertical',
    resource: ['Wallet'],
    words: 'wallet',
    page: () => import('../../slices/wallet/rules/rules-page.tsx').then((module) => module.RulesPage),
  },
]
