import { type RawBuilder, sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import { type CommissionTax, commissionTax, splitCommission } from '@souk/contract/marketplace/commission-tax.ts'
import type { OrderAddress } from '@souk/contract/orders/order-shapes.ts'
import type { Db, Tx } from '../../../platform/data/database/db.ts'

type Party = {
  name: string
  address: OrderAddress | null
  taxNumber: string
  registrationNumber: string
  email: string
  logo: string | null
}
/** What stands on a statement, as it was on the day it was issued. */
export type IssuedStatement = {
  seller: Party
  buyer: Party
  bank: { holder: string; iban: string; bic: string } | null
  tax: CommissionTax
  taxable: string
  taxAmount: string
  lines: { invoice: string; order: string | null; day: string; amount: string }[]
}

type Company = { country: string; rate: number; bank: IssuedStatement['bank']; seller: Party }

/** The company of the marketplace; null until its name and address are known, because no invoice can name it then. */
export async function issuerOf(db: Db): Promise<Company | null> {
  const row = await db.selectFrom('marketplace').selectAll().executeTakeFirstOrThrow()
  const { legalName, line1, line2, city, region, postalCode, country, taxNumber, registrationNumber } = row
  if ([legalName, line1, city, country].includes('')) return null
  const address = { label: '', contactName: '', phone: '', line1, line2, city, region, postalCode, country }
  return {
    country,
    rate: row.commissionTax,
    seller: { name: legalName, address, taxNumber, registrationNumber, email: row.supportEmail ?? '', logo: row.logo },
    bank: row.iban === '' ? null : { holder: row.bankHolder || legalName, iban: row.iban, bic: row.bic },
  }
}

/** The next number of the year. It is lost only together with its statement, so the series has no gaps. */
export async function nextStatementNumber(tx: Tx, at: RawBuilder<Date>): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    with given as (select extract(year from ${at} at time zone 'UTC')::int as year),
    next as (insert into commission_statement_counter as counter (year, last) select year, 1 from given
      on conflict (year) do update set last = counter.last + 1 returning year, last)
    select 'C-' || year || '-' || lpad(last::text, 6, '0') as number from next`.execute(tx)
  return rows[0]!.number
}

type Made = { id: string; brandId: string; currency: string; total: bigint }

/** Writes down what the statement says; names, addresses and rates may change afterwards. */
export async function writeIssued(tx: Tx, { id, brandId, currency, total }: Made, company: Company): Promise<void> {
  const { country, ...buyer } = await buyerOf(tx, brandId)
  const tax = commissionTax(
    { country: company.country, taxNumber: company.seller.taxNumber, rate: company.rate },
    { country, taxNumber: buyer.taxNumber },
  )
  const { taxable, tax: contained } = splitCommission(total, tax)
  const issued: IssuedStatement = {
    seller: company.seller,
    buyer,
    bank: company.bank,
    tax,
    taxable: amount({ minor: taxable, currency }),
    taxAmount: amount({ minor: contained, currency }),
    lines: await linesOf(tx, id, currency),
  }
  await tx
    .updateTable('commissionStatement')
    .set({ issued: JSON.stringify(issued) })
    .where('id', '=', id)
    .execute()
}

async function buyerOf(db: Db, brandId: string): Promise<Party & { country: string | null }> {
  const { rows } = await sql<Party & { country: string | null }>`
    select name, country, tax_number, registration_number, coalesce(email, '') as email, null::text as logo,
      (select json_build_object('label', label, 'contactName', contact_name, 'phone', phone, 'line1', line1, 'line2', line2,
          'city', city, 'region', region, 'postalCode', postal_code, 'country', country)
        from address where address.entity_id = entity.id
        order by is_default_billing desc, is_default_shipping desc, created_at limit 1) as address
    from entity where id = ${brandId}`.execute(db)
  return rows[0]!
}

/** The commissions that the statement asks for. */
async function linesOf(db: Db, statementId: string, currency: string): Promise<IssuedStatement['lines']> {
  const rows = await db
    .selectFrom('walletTransaction as charged')
    .leftJoin('salesOrder', 'salesOrder.id', 'charged.orderId')
    .select([
      'charged.subjectNumber as invoice',
      'salesOrder.number as order',
      'charged.amount',
      sql<string>`(charged.at at time zone 'UTC')::date::text`.as('day'),
    ])
    .where('charged.statementId', '=', statementId)
    .where('charged.subjectKind', '=', 'INVOICE')
    .orderBy('charged.at')
    .orderBy('charged.id')
    .execute()
  return rows.map(({ amount: minor, ...line }) => ({ ...line, amount: amount({ minor, currency }) }))
}
