import { amount } from '@souk/contract/core/money.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Notice, Notices } from './notice.ts'
import { adminsOf } from './recipients.queries.ts'

type OfInvoice = { invoiceId: string }

async function invoiceOf(db: Db, invoiceId: string) {
  return db
    .selectFrom('receivable')
    .innerJoin('entity as brand', 'brand.id', 'receivable.brandId')
    .innerJoin('entity as retailer', 'retailer.id', 'receivable.retailerId')
    .select([
      'receivable.number',
      'receivable.brandId',
      'receivable.retailerId',
      'receivable.currency',
      'receivable.total',
    ])
    .select(sql<bigint>`receivable.total - receivable.paid - receivable.credited`.as('open'))
    .select(['brand.name as brandName', 'retailer.name as retailerName'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst()
}

/** To the brand that is paid, or to the retailer that owes. */
async function invoiceNotice(db: Db, invoiceId: string, type: string, side: 'brand' | 'retailer'): Promise<Notice[]> {
  const invoice = await invoiceOf(db, invoiceId)
  if (!invoice) return []
  const { number, brandId, retailerId, brandName, retailerName, currency, open, total } = invoice
  if (type === 'payment.paid' && total === 0n) return [] // its invoice said already that nothing is due
  return [
    {
      kind: 'payments',
      type,
      params: { number, name: side === 'brand' ? retailerName : brandName, ...moneyParams(open, currency) },
      subject: invoiceId,
      link: `/invoice/${invoiceId}`,
      listLink: '/invoices',
      to: adminsOf(side === 'brand' ? brandId : retailerId),
    },
  ]
}

/** An invoice, a deposit or a credit note, to the retailer it is for. */
async function issued(db: Db, { invoiceId }: OfInvoice): Promise<Notice[]> {
  const invoice = await db
    .selectFrom('invoice')
    .leftJoin('invoice as corrected', 'corrected.id', 'invoice.corrects')
    .innerJoin('entity as brand', 'brand.id', 'invoice.brandId')
    .select(['invoice.number', 'invoice.kind', 'invoice.retailerId', 'invoice.currency', 'invoice.payable'])
    .select(['invoice.dueOn', 'corrected.number as corrects', 'brand.name'])
    .where('invoice.id', '=', invoiceId)
    .executeTakeFirst()
  if (!invoice) return []
  const { number, kind, retailerId, currency, payable, dueOn, corrects, name } = invoice
  return [
    {
      kind: 'payments',
      type: kind !== 'CREDIT_NOTE' && payable === 0n ? 'invoice.nothingDue' : `invoice.${kind}`,
      params: { number, name, corrects: corrects ?? '', day: dueOn, ...moneyParams(payable, currency) },
      subject: invoiceId,
      link: `/invoice/${invoiceId}`,
      listLink: '/invoices',
      to: adminsOf(retailerId),
    },
  ]
}

async function rewarded(db: Db, { invoiceId, orderId }: OfInvoice & { orderId: string }): Promise<Notice[]> {
  const lot = await db
    .selectFrom('rewardLot as lot')
    .innerJoin('receivable', 'receivable.invoiceId', 'lot.invoiceId')
    .select(['lot.retailerId', 'lot.amount', 'lot.currency', 'receivable.number', 'lot.expiresAt'])
    .where('lot.invoiceId', '=', invoiceId)
    .where('lot.orderId', '=', orderId)
    .executeTakeFirst()
  if (!lot) return []
  const { retailerId, amount, currency, number, expiresAt } = lot
  return [
    {
      kind: 'payments',
      type: 'wallet.rewarded',
      params: { number, day: expiresAt.toISOString(), ...moneyParams(amount, currency) },
      subject: `${invoiceId} ${orderId}`,
      link: '/wallet/rewards',
      to: adminsOf(retailerId),
    },
  ]
}

type Overpaid = { transferId: string; brandId: string; retailerId: string; amount: string; currency: string }

async function entityName(db: Db, entityId: string): Promise<string> {
  return (await db.selectFrom('entity').select('name').where('id', '=', entityId).executeTakeFirst())?.name ?? ''
}

const moneyParams = (minor: bigint, currency: string) => ({ amount: amount({ minor, currency }), currency })
const mailed = (notices: Notice[]): Notice[] => notices.map((notice) => ({ ...notice, isMailed: true }))

export const moneyNotices: Notices = {
  'invoice.issued': issued,
  'payments.received': async (db, { invoiceId }: OfInvoice) => [
    ...(await invoiceNotice(db, invoiceId, 'payment.received', 'brand')),
    ...(await invoiceNotice(db, invoiceId, 'payment.recorded', 'retailer')),
  ],
  'payments.settled': async (db, { invoiceId }: OfInvoice) => [
    ...(await invoiceNotice(db, invoiceId, 'payment.settled', 'brand')),
    ...(await invoiceNotice(db, invoiceId, 'payment.paid', 'retailer')),
  ],
  'payments.overpaid': async (db, { transferId, brandId, retailerId, amount, currency }: Overpaid) => [
    {
      kind: 'payments',
      type: 'payment.overpaid',
      params: { name: await entityName(db, brandId), amount, currency },
      subject: transferId,
      link: '/wallet/transactions',
      to: adminsOf(retailerId),
    },
  ],
  'wallet.rewarded': rewarded,
  'payments.failed': async (db, { invoiceId }: OfInvoice) =>
    mailed(await invoiceNotice(db, invoiceId, 'payment.failed', 'retailer')),
  'payments.overdue': async (db, { invoiceId }: OfInvoice) => [
    ...mailed(await invoiceNotice(db, invoiceId, 'payment.overdue', 'retailer')),
    ...(await invoiceNotice(db, invoiceId, 'payment.late', 'brand')),
  ],
  'wallet.statement': async (db, { statementId }: { statementId: string }) => {
    const statement = await db
      .selectFrom('commissionStatement')
      .select(['brandId', 'number'])
      .where('id', '=', statementId)
      .executeTakeFirst()
    if (!statement) return []
    return [
      {
        kind: 'payments',
        type: 'payment.statement',
        params: { number: statement.number },
        subject: statementId,
        link: '/wallet/transactions?kind=COMMISSION',
        to: adminsOf(statement.brandId),
        isMailed: true,
      },
    ]
  },
  'credit.decided': async (db, { applicationId }: { applicationId: string }) => {
    const application = await db
      .selectFrom('creditApplication')
      .select(['retailerId', 'status'])
      .where('id', '=', applicationId)
      .executeTakeFirst()
    if (!application || application.status === 'SUBMITTED') return []
    return [
      {
        kind: 'credit',
        type: application.status === 'APPROVED' ? 'credit.approved' : 'credit.declined',
        subject: applicationId,
        link: '/wallet/credit',
        to: adminsOf(application.retailerId),
        isMailed: true,
      },
    ]
  },
}
