import type { Db } from '../../../platform/database/db.ts'
import type { Notice, Notices } from './notice.ts'
import { adminsOf } from './recipients.queries.ts'

type OfInvoice = { invoiceId: string }

async function invoiceOf(db: Db, invoiceId: string) {
  return db
    .selectFrom('receivable')
    .innerJoin('entity as brand', 'brand.id', 'receivable.brandId')
    .innerJoin('entity as retailer', 'retailer.id', 'receivable.retailerId')
    .select(['receivable.number', 'receivable.brandId', 'receivable.retailerId'])
    .select(['brand.name as brandName', 'retailer.name as retailerName'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst()
}

/** To the brand that is paid, or to the retailer that owes. */
async function invoiceNotice(db: Db, invoiceId: string, type: string, side: 'brand' | 'retailer'): Promise<Notice[]> {
  const invoice = await invoiceOf(db, invoiceId)
  if (!invoice) return []
  const { number, brandId, retailerId, brandName, retailerName } = invoice
  return [
    {
      kind: 'payments',
      type,
      params: { number, name: side === 'brand' ? retailerName : brandName },
      subject: invoiceId,
      link: `/invoice/${invoiceId}`,
      listLink: '/invoices',
      to: adminsOf(side === 'brand' ? brandId : retailerId),
    },
  ]
}

const mailed = (notices: Notice[]): Notice[] => notices.map((notice) => ({ ...notice, isMailed: true }))

export const moneyNotices: Notices = {
  'payments.received': (db, { invoiceId }: OfInvoice) => invoiceNotice(db, invoiceId, 'payment.received', 'brand'),
  'payments.settled': (db, { invoiceId }: OfInvoice) => invoiceNotice(db, invoiceId, 'payment.settled', 'brand'),
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
