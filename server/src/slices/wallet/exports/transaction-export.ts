import { TransactionExport } from '@souk/contract/downloads/export-inputs.ts'
import type { TransactionFilters } from '@souk/contract/wallet/wallet-lists.ts'
import type { Transaction } from '@souk/contract/wallet/wallet-shapes.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import { presentTransaction } from '../view/present-transaction.ts'
import { narrowedBy, ownCurrency, transactionRows } from '../view/transactions.queries.ts'

const batch = 1_000

/** The same filters and the same currencies as on the screen, newest first. */
async function* rowsOf(context: ExportContext, input: TransactionFilters): AsyncGenerator<Cell[][]> {
  const { deps, actor } = context
  const isAll = await deps.flags.isOn('transactionCurrency', actor)
  const currency = isAll ? input.currency : [await ownCurrency(deps.db, actor.entityId)]
  for (let offset = 0; ; offset += batch) {
    const rows = await transactionRows(deps.db, actor)
      .where(narrowedBy(actor, { ...input, currency }))
      .orderBy('one.at', 'desc')
      .orderBy('one.id', 'desc')
      .limit(batch)
      .offset(offset)
      .execute()
    yield rows.map((row) => cellsOf(context, presentTransaction(row, { config: deps.config, side: actor.side })))
    if (rows.length < batch) return
  }
}

function cellsOf({ deps, language }: ExportContext, one: Transaction): Cell[] {
  const word = (key: string) => deps.say(language, `file.${key}`)
  return [
    one.at.slice(0, 10),
    word(`is.${one.kind}`),
    one.subject.number,
    one.orderNumber,
    one.counterpart?.name ?? word('marketplace'),
    word(`is.${one.direction}`),
    one.amount,
    one.currency,
    word(`is.${one.status}`),
    one.open,
    one.dueAt?.slice(0, 10) ?? null,
    one.reference,
    one.balance,
  ]
}

export const transactionExport = exportKind<TransactionFilters>({
  type: 'transactionExport',
  formats: ['csv', 'xlsx'],
  may: { allow: ['read', 'Wallet'], sides: ['brand', 'retailer'] },
  input: TransactionExport,
  title: async ({ deps, language }) =>
    `${deps.say(language, 'file.transactions')} ${new Date().toISOString().slice(0, 10)}`,
  content: (context, input) => {
    const { deps, language } = context
    const word = (key: string) => deps.say(language, `file.${key}`)
    return {
      kind: 'table',
      table: {
        name: word('transactions'),
        isRtl: language === 'ar',
        columns: [
          { header: word('date'), kind: 'day', width: 13 },
          { header: word('kind'), width: 16 },
          { header: word('number') },
          { header: word('order'), width: 14 },
          { header: word('counterpart'), width: 24 },
          { header: word('direction'), width: 10 },
          { header: word('amount'), kind: 'money', width: 14 },
          { header: word('currency'), width: 10 },
          { header: word('status'), width: 14 },
          { header: word('open'), kind: 'money', width: 14 },
          { header: word('due'), kind: 'day', width: 13 },
          { header: word('reference'), width: 24 },
          { header: word('balance'), kind: 'money', width: 14 },
        ],
        batches: rowsOf(context, input),
      },
    }
  },
})
