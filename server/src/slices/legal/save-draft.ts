import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { AdminLegal, LegalTexts } from '@souk/contract/legal/legal.contract.ts'
import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import { staleRefusal } from '../../platform/data/saved-version.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { readForConsole } from './model/legal.queries.ts'

type Draft = { texts: LegalTexts; version: number }
const action = 'legal.draftSaved'

/** Over the version that was read: 0 makes the draft, which there is one of. */
export function saveDraft(
  { db }: Deps,
  actor: Actor,
  kind: LegalKind,
  { texts, version }: Draft,
  caller: Caller,
): Promise<AdminLegal> {
  return inTransaction(db, async (tx) => {
    const words = JSON.stringify(texts)
    const saved =
      version === 0
        ? await tx
            .insertInto('legalVersion')
            .values({ kind, texts: words })
            .onConflict((conflict) => conflict.column('kind').where('publishedAt', 'is', null).doNothing())
            .returning('id')
            .executeTakeFirst()
        : await tx
            .updateTable('legalVersion')
            .set({ texts: words, version: sql`version + 1`, updatedAt: sql`now()` })
            .where('kind', '=', kind)
            .where('publishedAt', 'is', null)
            .where('version', '=', version)
            .returning('id')
            .executeTakeFirst()
    if (!saved) throw await staleRefusal(tx, actor, action, kind)
    await audit(tx, actor, { action, subject: kind, caller })
    return readForConsole(tx, kind)
  })
}
