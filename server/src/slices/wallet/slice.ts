import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { credit, creditCases } from '@souk/contract/wallet/credit.contract.ts'
import { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { walletMessages } from '@souk/contract/wallet/wallet.messages.ts'
import { walletReactions } from './wallet.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { transactionExport } from './exports/transaction-export.ts'
import { walletJobs } from './wallet.jobs.ts'
import { walletMailWords } from './wallet.mail-words.ts'
import {
  bankTransfersHandlers,
  creditCasesHandlers,
  creditHandlers,
  walletAdminHandlers,
  walletHandlers,
} from './wallet.routes.ts'
import { walletSummaries } from './wallet.summaries.ts'

export const walletSlice = slice({
  name: 'wallet',
  about: 'Balances, transactions, rewards, commission and credit.',
  groups: {
    wallet: calls(wallet, walletHandlers),
    bankTransfers: calls(bankTransfers, bankTransfersHandlers),
    credit: calls(credit, creditHandlers),
    creditCases: calls(creditCases, creditCasesHandlers),
    walletAdmin: calls(walletAdmin, walletAdminHandlers),
  },
  summaries: walletSummaries,
  messages: [walletMessages, walletMailWords],
  jobs: walletJobs,
  exports: [transactionExport],
  reactions: walletReactions,
})
