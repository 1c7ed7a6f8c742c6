import { sql } from 'kysely'
import { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { ViewPage } from '@souk/contract/analytics/views.contract.ts'
import type { Role } from '@souk/contract/core/abilities.ts'
import { inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import type { Trader } from '../../connections/door.ts'
import { isDemoUser } from '../../identity/door.ts'
import { viewMail } from './analytics.mails.tsx'
import { readFunnel } from '../engagement/read-funnel.ts'
import { readPurchases } from '../purchases/read-purchases.ts'
import { periodOf } from '../sales/asked.ts'
import { readInsights } from '../sales/read-insights.ts'

type Due = {
  viewId: string
  userId: string
  page: ViewPage
  name: string
  search: string
  week: string
  today: string
  email: string
  language: Language
  role: Role
  entityId: string
  side: 'brand' | 'retailer'
}
const atOnce = 100
const pathOf: Record<ViewPage, string> = {
  sales: 'sales-analytics',
  engagement: 'analytics',
  purchases: 'purchase-analytics',
}

/** Mails every view whose week has begun: on Monday from seven o'clock where the entity is, or as soon as a worker is back. */
export async function mailViews(deps: Deps): Promise<void> {
  let due: Due[]
  do {
    due = await dueViews(deps)
    for (const one of due) await inTransaction(deps.db, (tx) => mailView(deps, tx, one))
  } while (due.length === atOnce)
}

async function dueViews({ db }: Deps): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select view.id as view_id, mail.user_id, view.page, view.name, view.search, here.week, here.today, person.email, person.language,
      association.role, view.entity_id, entity.type as side
    from analytics_view_mail mail join analytics_view view on view.id = mail.view_id join entity on entity.id = view.entity_id
      join association on association.id = mail.association_id and association.entity_id = view.entity_id
      join user_account person on person.id = mail.user_id
      cross join lateral (select date_trunc('week', now() at time zone entity.time_zone)::date as week,
        (now() at time zone entity.time_zone)::date as today, now() at time zone entity.time_zone as clock) here
    where (mail.last_week is null or mail.last_week < here.week) and here.clock >= here.week + interval '7 hours'
      and person.email_verified_at is not null
    order by view.id, mail.user_id limit ${atOnce}`.execute(db)
  return rows
}

/** The week is claimed by one statement, so that of two workers one sends. */
async function mailView({ say, sendMail, config }: Deps, tx: Tx, due: Due): Promise<void> {
  const { rows } = await sql`update analytics_view_mail set last_week = ${due.week}::date
    where view_id = ${due.viewId} and user_id = ${due.userId} and (last_week is null or last_week < ${due.week}::date) returning view_id`.execute(
    tx,
  )
  if (rows.length === 0) return
  const content = viewMail(
    { say, language: due.language },
    { name: due.name, href: `${config.publicUrl}/${pathOf[due.page]}?${due.search}`, ...(await figuresOf(tx, due)) },
  )
  await sendMail(tx, {
    to: due.email,
    language: due.language,
    key: `analytics view ${due.viewId} ${due.userId} ${due.week}`,
    isDemo: await isDemoUser(tx, due.userId),
    content,
  })
}

/** What the person may see of it today, with their own role. */
async function figuresOf(tx: Tx, { userId, role, entityId, side, page, search, today }: Due) {
  const actor = { userId, role, entityId, side } as Trader
  const given = Object.fromEntries(new URLSearchParams(search))
  if (page === 'engagement') {
    const period = periodOf({ days: 90 }, today)
    const funnel = await readFunnel(tx, actor, period)
    return {
      ...period,
      rows: funnel.map(({ step, retailers }) => ({ key: step, label: step, units: retailers, amount: null })),
    }
  }
  const known = (shape: object) => Object.fromEntries(Object.entries(given).filter(([name]) => name in shape))
  if (page === 'sales') {
    const query = sales.insights.query
    const parsed = query.safeParse(known(query.shape))
    return readInsights(tx, actor, parsed.success ? parsed.data : query.parse({}))
  }
  const query = purchases.insights.query
  const parsed = query.safeParse(known(query.shape))
  return readPurchases(tx, actor, parsed.success ? parsed.data : query.parse({}))
}
