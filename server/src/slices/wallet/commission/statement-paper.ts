import { sql } from 'kysely'
import { money as parse } from '@souk/contract/core/money.ts'
import { ibanInGroups } from '@souk/contract/marketplace/bank.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { found } from '../../../platform/base/refusal.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { FileAnswer } from '../../../platform/data/files/file-answer.ts'
import { type Formats, formatsIn, partyOf } from '../../../platform/documents/papers/paper-formats.ts'
import type { Paper } from '../../../platform/documents/papers/paper.ts'
import { printPicture } from '../../../platform/documents/papers/read-picture.ts'
import { renderPapers } from '../../../platform/documents/papers/render-papers.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { IssuedStatement } from './issue-statement.ts'

type Printed = { number: string; currency: string; total: bigint; issuedOn: string; dueOn: string; issued: unknown }
/** Whose: a brand's own, or any brand's for the marketplace, in the language of that brand's first account admin. */
type Asked = { id: string; brandId: string | null; language: Language | null }

/** A statement as a PDF; one that was made before the company was known has none. */
export async function statementFile(deps: Deps, { id, brandId, language }: Asked): Promise<FileAnswer> {
  const { db, say } = deps
  const row = found(
    await db
      .selectFrom('commissionStatement')
      .select(['brandId', 'number', 'currency', 'total', 'issued'])
      .select([
        sql<string>`(created_at at time zone 'UTC')::date::text`.as('issuedOn'),
        sql<string>`(due_at at time zone 'UTC')::date::text`.as('dueOn'),
      ])
      .where('id', '=', id)
      .where('issued', 'is not', null)
      .$if(brandId !== null, (query) => query.where('brandId', '=', brandId))
      .executeTakeFirst(),
  )
  const { logo } = (row.issued as unknown as IssuedStatement).seller
  const paper = {
    ...statementPaper(row, language ?? (await languageOf(db, row.brandId)), say),
    logo: await printPicture(deps, logo, { width: 640, height: 176, format: 'png' }),
  }
  const body = await renderPapers({ papers: [paper], author: paper.sender, attachment: null })
  return { name: `${row.number}.pdf`, type: 'pdf', body }
}

async function languageOf(db: Db, brandId: string): Promise<Language> {
  const owner = await db
    .selectFrom('association')
    .innerJoin('userAccount', 'userAccount.id', 'association.userId')
    .select('language')
    .where('entityId', '=', brandId)
    .where('role', '=', 'entityAdmin')
    .orderBy('association.createdAt')
    .executeTakeFirst()
  return owner?.language === 'ar' ? 'ar' : 'en'
}

export function statementPaper(row: Printed, language: Language, say: Say): Paper {
  const { number, currency, total, issuedOn, dueOn } = row
  const issued = row.issued as IssuedStatement
  const formats = formatsIn(language, say)
  const { plain, word, mark, day, money } = formats
  const minor = (text: string) => parse(text, currency)!.minor
  const { seller, buyer, tax } = issued
  return {
    language,
    logo: null,
    barcode: null,
    title: plain('commissionStatement'),
    number: mark(number),
    sender: seller.name,
    facts: [
      { label: plain('issued'), value: day(issuedOn) },
      { label: plain('due'), value: day(dueOn) },
      { label: plain('currency'), value: mark(currency) },
    ],
    parties: [partyOf(plain('from'), seller, formats), partyOf(plain('billTo'), buyer, formats)],
    tables: [linesTable(issued, { currency, total, minor }, formats)],
    totals: [
      { label: plain('taxable'), value: money(minor(issued.taxable), currency) },
      {
        label: tax.rate > 0 ? word('taxAt', { percent: formats.percent(tax.rate) }) : plain('tax'),
        value: money(minor(issued.taxAmount), currency),
      },
      { label: plain('payable'), value: money(total, currency), isStrong: true },
    ],
    summary: null,
    notes: [
      { title: plain('tax'), text: plain(`commissionTax.${tax.category}`) },
      {
        title: plain('terms'),
        text: word('dueBy', { amount: money(total, currency), day: day(dueOn), number }),
      },
      ...bankNote(issued, formats),
    ],
    footer: word('footer', { name: seller.name, number }),
    pageOf: formats.pageOf,
  }
}

type Sums = { currency: string; total: bigint; minor: (text: string) => bigint }

/** What a credit note took back before the statement was made stands in a line of its own. */
function linesTable(
  { lines }: IssuedStatement,
  { currency, total, minor }: Sums,
  { plain, word, mark, day, figure }: Formats,
): Paper['tables'][number] {
  const listed = lines.reduce((sum, line) => sum + minor(line.amount), 0n)
  const rows = lines.map(({ invoice, order, day: on, amount }) => ({
    cells: [
      { text: word('commissionOn', { number: invoice }), below: order ? word('order', { number: order }) : '' },
      { text: day(on) },
      { text: figure(minor(amount), currency) },
    ],
  }))
  const rest = { cells: [{ text: plain('otherCommission') }, { text: '' }, { text: figure(total - listed, currency) }] }
  return {
    columns: [
      { title: mark(plain('item')), width: 5 },
      { title: plain('date'), width: 2 },
      { title: plain('amount'), width: 2, isNumber: true },
    ],
    rows: total === listed ? rows : [...rows, rest],
  }
}

function bankNote({ bank }: IssuedStatement, { plain, mark }: Formats): Paper['notes'] {
  if (!bank) return []
  const { holder, iban, bic } = bank
  const text = [holder, mark(ibanInGroups(iban)), bic && mark(bic)].filter(Boolean).join(' · ')
  return [{ title: plain('bankAccount'), text }]
}
