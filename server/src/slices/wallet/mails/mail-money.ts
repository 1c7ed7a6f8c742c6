import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { quietUntil, wants } from '../../identity/door.ts'
import { type MailFacts, type MailKind, walletMail } from './wallet.mails.tsx'

export const mailMoneyQueue = 'wallet.mail'
type Reader = { userId: string; email: string; language: Language; isDemo: boolean; notBefore: Date | null }

/** The entity's admins with a proven mail who want it; where none does, all of them: money owed cannot be switched off for all. */
async function readersOf(db: Db, entityId: string, kind: 'payments' | 'credit'): Promise<Reader[]> {
  const { rows } = await sql<Reader & { wants: boolean }>`
    select user_account.id as user_id, user_account.email, user_account.language, entity.is_demo,
      ${quietUntil} as not_before, ${wants(kind, 'mail')} as wants
    from association join user_account on user_account.id = association.user_id join entity on entity.id = association.entity_id
    where association.entity_id = ${entityId} and association.role = 'entityAdmin' and joined_at is not null and email_verified_at is not null
    order by association.created_at limit 20`.execute(db)
  const wanting = rows.filter((row) => row.wants)
  return wanting.length === 0 && kind === 'payments' ? rows : wanting
}

const creditKinds: ReadonlySet<MailKind> = new Set(['approved', 'refused'])
type About = { key: string; entityId: string; kind: MailKind; path: string; facts: MailFacts }

/** Each reader gets a mail of the same key once. */
export async function mailMoney(
  { db, say, sendMail, config }: Deps,
  { key, entityId, kind, path, facts }: About,
): Promise<void> {
  for (const reader of await readersOf(db, entityId, creditKinds.has(kind) ? 'credit' : 'payments')) {
    await sendMail(db, {
      to: reader.email,
      language: reader.language,
      notBefore: reader.notBefore,
      content: walletMail(say, reader.language, kind, facts, `${config.publicUrl}${path}`),
      key: `${key} ${reader.userId}`,
      isDemo: reader.isDemo,
    })
  }
}

type What = { declined?: string; applicationId?: string; statementId?: string }

/** What an event says in a mail; the row decides, not the moment of the event. */
export async function mailEvent(deps: Deps, { declined, applicationId, statementId }: What): Promise<void> {
  if (declined) await mailDeclined(deps, declined)
  if (applicationId) await mailDecision(deps, applicationId)
  if (statementId) await mailStatement(deps, statementId)
}

async function mailDeclined(deps: Deps, invoiceId: string): Promise<void> {
  const { rows } = await sql<{
    paymentId: string
    retailerId: string
    number: string
    other: string
    minor: bigint
    currency: string
  }>`
    select payment.id as payment_id, receivable.retailer_id, receivable.number, brand.name as other, payment.amount as minor, payment.currency
    from receivable join entity brand on brand.id = receivable.brand_id
    join payment on payment.subject_kind = 'INVOICE' and payment.subject_id = receivable.invoice_id
    where receivable.invoice_id = ${invoiceId} and payment.status in ('DECLINED', 'FAILED') order by payment.try desc limit 1`.execute(
    deps.db,
  )
  const row = rows[0]
  if (row)
    await mailMoney(deps, {
      key: `declined ${row.paymentId}`,
      entityId: row.retailerId,
      kind: 'declined',
      path: '/wallet/transactions?status=OPEN',
      facts: row,
    })
}

async function mailDecision(deps: Deps, id: string): Promise<void> {
  const row = await deps.db
    .selectFrom('creditApplication')
    .select(['retailerId', 'status', 'granted', 'currency', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.status === 'SUBMITTED') return
  const facts = { reason: row.reason, currency: row.currency, ...(row.granted !== null && { minor: row.granted }) }
  await mailMoney(deps, {
    key: `credit ${id}`,
    entityId: row.retailerId,
    kind: row.status === 'APPROVED' ? 'approved' : 'refused',
    path: '/wallet/credit',
    facts,
  })
}

async function mailStatement(deps: Deps, id: string): Promise<void> {
  const row = await deps.db
    .selectFrom('commissionStatement')
    .select(['brandId', 'number', 'total', 'currency', 'dueAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const facts = { number: row.number, minor: row.total, currency: row.currency, day: row.dueAt }
  await mailMoney(deps, {
    key: `statement ${id}`,
    entityId: row.brandId,
    kind: 'statement',
    path: '/wallet/transactions?kind=COMMISSION',
    facts,
  })
}
