import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import { runInWorker, type WorkerTask } from '../../../platform/base/workers/run-in-worker.ts'
import { high, isContradicted } from './evidence.ts'
import type { Judged } from './refit.ts'
import type { Model } from './score.ts'

const task: WorkerTask = {
  module: new URL('./refit.ts', import.meta.url).href,
  name: 'refitAll',
  megabytes: 128,
  seconds: 120,
}
const newest = 5_000

/** A new version from the newest judgements, when there are new ones. What the market disagreed with is called estimated again. */
export async function refitModel(db: Db): Promise<void> {
  const { rows } = await sql<Judged & { stated: number }>`
    select brand_id, features - 'positions' as values, features -> 'positions' as positions, kind <> 'DISMISSED' as is_good, stated from prospect_judgement
    order by judged_at desc, prospect_id limit ${newest}`.execute(db)
  const last = await sql<{
    judgements: number
    version: number
  }>`select judgements, version from prospect_model order by version desc limit 1`.execute(db)
  const { judgements, version } = last.rows[0]!
  if (rows.length === judgements) return
  const { bias, corrections, slope, shift, isCalibrated, held } = await runInWorker<Model>(task, {
    judged: rows,
    version: version + 1,
  })
  const confident = rows.filter(({ stated }) => stated >= high)
  const isRight = !isContradicted({ stated: confident.length, right: confident.filter(({ isGood }) => isGood).length })
  await db
    .insertInto('prospectModel')
    .values({
      corrections: JSON.stringify({ bias, ...corrections }),
      slope,
      shift,
      judgements: rows.length,
      isCalibrated: isCalibrated && isRight,
      heldStated: held.stated,
      heldRight: held.right,
    })
    .execute()
}
