import { sql } from 'kysely'
import { legalKinds } from '@souk/contract/legal/legal-rules.ts'
import type { Tx } from '../server/src/platform/data/database/db.ts'
import { builtInDraft } from '../server/src/slices/legal/model/built-in-drafts.ts'
import { idOf } from './random.ts'

/** The drafts of all four texts, published as they are: each says of itself that it is one. */
export async function fillLegal(tx: Tx): Promise<void> {
  const rows = legalKinds.map((kind) => ({
    id: idOf('legal', kind),
    kind,
    texts: JSON.stringify(builtInDraft(kind)),
    number: 1,
    validFrom: sql<string>`current_date - 400`,
    publishedAt: sql<Date>`now() - interval '400 days'`,
    updatedAt: sql<Date>`now() - interval '400 days'`,
  }))
  await tx.insertInto('legalVersion').values(rows).execute()
}
