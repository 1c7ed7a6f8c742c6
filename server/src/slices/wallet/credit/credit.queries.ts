import { sql } from 'kysely'
import { amount } from '@souk/contract/core/money.ts'
import type { CreditApplication, CreditCheck, CreditLimit } from '@souk/contract/wallet/credit.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'

type Document = CreditApplication['documents'][number]

export function applicationRows(db: Db) {
  return db
    .selectFrom('creditApplication as application')
    .select([
      'application.id',
      'application.retailerId',
      'application.currency',
      'application.amount',
      'application.legalName',
      'application.registrationNumber',
      'application.yearsTrading',
    ])
    .select([
      'application.annualTurnover',
      'application.contactName',
      'application.contactEmail',
      'application.notes',
      'application.granted',
      'application.reason',
      'application.createdAt',
      'application.decidedAt',
    ])
    .select([
      sql<CreditApplication['status']>`application.status`.as('status'),
      sql<
        Document[]
      >`(select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'location', location, 'status', status) order by created_at), '[]')
        from document where document.entity_id = application.retailer_id and document.id = any(application.document_ids))`.as(
        'documents',
      ),
    ])
}
export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof applicationRows>['execute']>>[number]

export function presentApplication({ currency, ...row }: ApplicationRow): CreditApplication {
  const text = (minor: bigint) => amount({ minor, currency })
  return {
    ...row,
    currency,
    amount: text(row.amount),
    annualTurnover: text(row.annualTurnover),
    granted: row.granted === null ? null : text(row.granted),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

type Limit = { retailerId: string; currency: string; granted: bigint; used: bigint; held: bigint; overdue: bigint }

/** What was granted in each currency, what is held and open of it, and the room left. */
export async function limitsOf(db: Db, retailerIds: readonly string[]): Promise<ReadonlyMap<string, CreditLimit[]>> {
  const { rows } = await sql<Limit>`
    select limits.retailer_id, limits.currency, granted, used,
      (select coalesce(sum(held), 0)::bigint from credit_hold hold where hold.retailer_id = limits.retailer_id and hold.currency = limits.currency) as held,
      (select coalesce(sum(total - paid - credited), 0)::bigint from receivable where receivable.retailer_id = limits.retailer_id
        and receivable.currency = limits.currency and method in ('NET_30', 'NET_60') and due_at < now()) as overdue
    from credit_limit limits where limits.retailer_id = any(${[...retailerIds]}::uuid[]) order by limits.currency`.execute(
    db,
  )
  const found = new Map<string, CreditLimit[]>()
  for (const { retailerId, currency, granted, used, held, overdue } of rows) {
    const text = (minor: bigint) => amount({ minor, currency })
    const limit = {
      currency,
      limit: text(granted),
      used: text(used),
      held: text(held),
      open: text(used - held),
      overdue: text(overdue),
      room: text(granted > used ? granted - used : 0n),
    }
    found.set(retailerId, [...(found.get(retailerId) ?? []), limit])
  }
  return found
}

const needed: readonly CreditCheck[] = ['address', 'documents', 'noOpenApplication']

/** What an application is judged by; some of it must be there before one can apply. */
export async function checksOf(
  db: Db,
  retailerId: string,
  currency?: string,
): Promise<{ check: CreditCheck; passed: boolean; isRequired: boolean }[]> {
  const { rows } = await sql<Record<CreditCheck, boolean>>`
    select country is not null and phone <> '' as profile, tax_number <> '' as tax_number, registration_number <> '' as registration_number,
      exists (select from address where entity_id = entity.id) as address,
      exists (select from document where entity_id = entity.id and status <> 'REJECTED') as documents,
      exists (select from document where entity_id = entity.id and status = 'VERIFIED') as verified_document,
      not exists (select from credit_application where retailer_id = entity.id and status = 'SUBMITTED'
        and (${currency ?? null}::text is null or currency = ${currency ?? null})) as no_open_application,
      not exists (select from receivable where receivable.retailer_id = entity.id and paid + credited < total and due_at < now()) as nothing_overdue
    from entity where id = ${retailerId}`.execute(db)
  return Object.entries(rows[0]!).map(([check, passed]) => ({
    check: check as CreditCheck,
    passed,
    isRequired: needed.includes(check as CreditCheck),
  }))
}
