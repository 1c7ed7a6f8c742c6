import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Claim, Outgoing } from '../../../platform/delivery/outgoing/outgoing.ts'
import { found } from '../../../platform/base/refusal.ts'
import { applyRun, runQueue } from './apply-run.ts'
import { failRun } from './fail-run.ts'
import { type Pause, readRun, realPause } from './read-run.ts'
import { StoreProblem } from './store-source.ts'
import { findStore } from './stores.queries.ts'

type Run = Claim & {
  brandId: string
  connectionId: string
  status: 'READING' | 'APPLYING'
  cursor: string | null
  isRead: boolean
  isOld: boolean
}

/** Runs that are read or applied, from every brand in turn. What stops one by chance lets it go on where it was. */
export function outgoingRuns(deps: Deps, pause: Pause = realPause): Outgoing<Run> {
  const { db } = deps
  return {
    ...runQueue,
    table: 'store_run',
    waiting: ['READING', 'APPLYING'],
    due: { column: 'lease_until', isNullable: true },
    lane: {
      of: sql`item.brand_id`,
      all: sql`select distinct brand_id from store_run where status in ('READING', 'APPLYING')`,
    },
    onClaim: sql`lease = null`, // that of a process of the release before
    isOver: sql`item.waits_since < now() - interval '1 day'`,
    isFinal: (error) => error instanceof StoreProblem,
    isBug: (error) => !(error instanceof StoreProblem),
    wait: (tries) => Math.min(60, 5 * 2 ** (Math.min(tries, 10) - 1)),
    atOnce: 2,
    seconds: 1_800,
    read: (claims) => readRuns(db, claims),
    async send(run) {
      if (run.isOld) throw new StoreProblem('integrations.run.interrupted')
      const store = found(await findStore(db, run.brandId, run.connectionId))
      await (run.status === 'READING' ? readRun(deps, store, run, pause) : applyRun(deps, store, run.id))
      return () => Promise.resolve()
    },
    async failed(tx, { id }, { error, isOver }) {
      const problem = error instanceof StoreProblem ? error : new StoreProblem('integrations.run.interrupted')
      if (isOver) await failRun({ ...deps, db: tx }, id, problem)
    },
  }
}

async function readRuns(db: Db, claims: readonly Claim[]): Promise<Run[]> {
  const { rows } = await sql<Run>`
    select id, tries, brand_id, connection_id, status, cursor, is_read, waits_since < now() - interval '1 day' as is_old
    from store_run where id = any(${claims.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows
}
