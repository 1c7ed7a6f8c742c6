import { createHash } from 'node:crypto'
import { type Db, inTransaction, type Tx } from '../../data/database/db.ts'
import { Refusal } from '../../base/refusal.ts'

type Key = { userId: string; key: string; request: unknown }

/** Same key and request, same answer. The row and the effect commit together, so a refusal leaves neither. */
export function idempotent<T>(db: Db, { userId, key, request }: Key, work: (tx: Tx) => Promise<T>): Promise<T> {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return inTransaction(db, async (tx) => {
    const first = await tx
      .insertInto('idempotency')
      .values({ userId, key, fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!first) return answerOf<T>(tx, userId, key, fingerprint)

    const answer = await work(tx)
    await tx
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('userId', '=', userId)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

async function answerOf<T>(tx: Tx, userId: string, key: string, fingerprint: string): Promise<T> {
  const earlier = await tx
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.fingerprint !== fingerprint) throw new Refusal('key_reused')
  return earlier.answer as T
}
