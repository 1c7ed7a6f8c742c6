import { type RawBuilder, sql } from 'kysely'
import { audit } from '../../data/audit.ts'
import type { Config } from '../../base/config.ts'
import { type Db, inTransaction } from '../../data/database/db.ts'
import type { Job } from '../../delivery/events/jobs.ts'

const batch = 5_000

type Rule = { table: string; days: number; old: RawBuilder<unknown> }

/** Before which time something is old. */
export const before = (days: number) => sql`now() - make_interval(days => ${days})`

/** Removes old mails, audit lines and webhook ids each night. Slices remove their own rows with `prune`. */
export function pruningJob(db: Db, { keep }: Pick<Config, 'keep'>): Job {
  return {
    name: 'platform.prune',
    every: '40 2 * * *',
    seconds: 3_600,
    run: async () => {
      await inBatches(db, emptyMail(keep.mailDays))
      await prune(db, {
        table: 'mail',
        days: keep.mailKeyDays,
        old: sql`created_at < ${before(keep.mailKeyDays)} and status <> 'WAITING'`,
      })
      await prune(db, { table: 'audit', days: keep.auditDays, old: sql`at < ${before(keep.auditDays)}` })
      await prune(db, {
        table: 'provider_event',
        days: keep.providerEventDays,
        old: sql`at < ${before(keep.providerEventDays)}`,
      })
    },
  }
}

/** Deletes rows that are too old, a batch at a time, so that no lock is held for long; the audit says how many. */
export async function prune(db: Db, { table, days, old }: Rule): Promise<void> {
  const rows = await deleteInBatches(db, table, old)
  if (rows > 0) await recordPruning(db, { table, rows, days })
}

export function deleteInBatches(db: Db, table: string, old: RawBuilder<unknown>): Promise<number> {
  const name = sql.table(table)
  const statement = sql`delete from ${name} where ctid = any(array(
    select ctid from ${name} where ${old} limit ${batch} for update skip locked)) and ${old}` // a ctid may recur in another partition
  return inBatches(db, statement)
}

export function recordPruning(db: Db, details: { table: string; rows: number; days: number }): Promise<void> {
  return audit(db, null, { action: 'retention.pruned', subject: details.table, details })
}

async function inBatches(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  for (let rows = 0; ;) {
    const { numAffectedRows = 0n } = await inTransaction(db, async (tx) => {
      await sql`select set_config('souk.pruning', 'on', true)`.execute(tx)
      return statement.execute(tx)
    })
    rows += Number(numAffectedRows)
    if (numAffectedRows < BigInt(batch)) return rows
  }
}

/** The row stays for longer, because its key keeps the same mail from being sent twice. */
const emptyMail = (days: number) => sql`
  update mail set html = '', body = '' where id in (
    select id from mail where html <> '' and created_at < ${before(days)} and status <> 'WAITING'
    order by created_at limit ${batch} for update skip locked)`
