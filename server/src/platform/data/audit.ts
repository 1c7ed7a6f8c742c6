import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Db } from './database/db.ts'

type Entry = {
  action: `${string}.${string}`
  subject?: string // the id of what it was done to
  details?: Record<string, unknown>
  caller?: { requestId: string; address: string }
}

/** Writes down who did what, in the transaction of the deed. Rows are never changed. */
export async function audit(
  tx: Db,
  actor: Actor | null,
  { action, subject = '', details = {}, caller }: Entry,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      action,
      subject,
      details: JSON.stringify(details),
      userId: actor?.userId ?? null,
      impersonatorId: actor?.impersonatorId ?? null,
      entityId: actor?.entityId ?? null,
      requestId: caller?.requestId ?? null,
      address: caller?.address ?? null,
    })
    .execute()
}
