import type { Db } from '../../../platform/data/database/db.ts'
import { emit } from '../../../platform/data/outbox.ts'
import { countGrowingTry } from '../../../platform/serving/http/rate-limit.ts'

/** Five tries are free; then the wait doubles from a minute to an hour. A day without a try forgives. */
const patience = { free: 5, seconds: 60, longest: 3_600, forgetAfter: 86_400 }

/** Runs one try with a second factor. The fifth wrong one in a row is told to the owner, once a streak. */
export async function withPatience<T>(db: Db, key: string, userId: string, tryCode: () => Promise<T>): Promise<T> {
  const tries = await countGrowingTry(db, key, patience)
  const answer = await tryCode().catch(async (error: unknown) => {
    if (tries === patience.free) await emit(db, 'account.secured', { userId, change: 'wrongCodes' })
    throw error
  })
  await db.deleteFrom('rateLimit').where('key', '=', key).execute()
  return answer
}
