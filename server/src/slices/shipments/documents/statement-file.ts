import { money as parse } from '@souk/contract/core/money.ts'
import type { Statement } from '@souk/contract/shipments/invoice-shapes.ts'
import type { Paper } from '../../../platform/documents/papers/paper.ts'
import { renderPapers } from '../../../platform/documents/papers/render-papers.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'
import type { Trader } from '../../connections/door.ts'
import { readStatement } from '../invoices/read-statement.ts'
import { formatsIn } from '../../../platform/documents/papers/paper-formats.ts'

const kinds = { GOODS: 'invoice', DEPOSIT: 'deposit', CREDIT_NOTE: 'creditNote' } as const

/** The month of two parties, one page for each currency. */
export async function statementFile(
  { db, say }: Deps,
  actor: Trader,
  counterpartId: string,
  month: string,
  language: Language,
): Promise<FileAnswer> {
  const statement = await readStatement(db, actor, counterpartId, month)
  const papers = statement.currencies.map((part) => statementPaper(statement, part, language, say))
  const body = await renderPapers({ papers, author: statement.brand.name, attachment: null })
  return { name: `statement-${month}.pdf`, type: 'pdf', body }
}

function statementPaper(
  { brand, retailer, month }: Statement,
  { currency, documents, invoiced, credited, total, open }: Statement['currencies'][number],
  language: Language,
  say: Say,
): Paper {
  const { plain, mark, day, figure, money, word, pageOf } = formatsIn(language, say)
  const minor = (text: string) =>
    text.startsWith('-') ? -parse(text.slice(1), currency)!.minor : parse(text, currency)!.minor
  const sum = (text: string) => money(minor(text), currency)
  return {
    language,
    logo: null,
    barcode: null,
    title: plain('statement'),
    number: mark(`${month} · ${currency}`),
    sender: brand.name,
    facts: [
      { label: plain('month'), value: mark(month) },
      { label: plain('invoiced'), value: sum(invoiced) },
      { label: plain('credits'), value: sum(credited) },
      { label: plain('open'), value: sum(open) },
    ],
    parties: [
      { title: plain('from'), name: brand.name, lines: [] },
      { title: plain('billTo'), name: retailer.name, lines: [] },
    ],
    tables: [
      {
        columns: [
          { title: plain('document'), width: 3 },
          { title: plain('issued'), width: 2 },
          { title: plain('due'), width: 2 },
          { title: plain('amount'), width: 2, isNumber: true },
          { title: plain('open'), width: 2, isNumber: true },
        ],
        rows: documents.map(({ number, kind, issuedOn, dueOn, payable, open: left, orders }) => ({
          cells: [
            { text: mark(number), below: [plain(kinds[kind]), ...orders.map((one) => mark(one.number))].join(' · ') },
            { text: day(issuedOn) },
            { text: kind === 'CREDIT_NOTE' ? '–' : day(dueOn) },
            { text: figure(kind === 'CREDIT_NOTE' ? -minor(payable) : minor(payable), currency) },
            { text: kind === 'CREDIT_NOTE' ? '–' : figure(minor(left), currency) },
          ],
        })),
      },
    ],
    totals: [
      { label: plain('invoiced'), value: sum(invoiced) },
      { label: plain('credits'), value: sum(credited) },
      { label: plain('total'), value: sum(total) },
      { label: plain('open'), value: sum(open), isStrong: true },
    ],
    summary: null,
    notes: [],
    footer: word('footer', { name: brand.name, number: month }),
    pageOf,
  }
}
