import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { AdminLegal } from '@souk/contract/legal/legal.contract.ts'
import { isAccepted, type LegalKind } from '@souk/contract/legal/legal-rules.ts'
import { audit } from '../../platform/data/audit.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import { staleRefusal } from '../../platform/data/saved-version.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { readForConsole, today } from './model/legal.queries.ts'

type Publication = { validFrom: string; asksAgain: boolean; version: number }

/** The draft becomes the next version, from a day on. Two who publish at once publish one. */
export function publishText(
  { db }: Deps,
  actor: Actor,
  kind: LegalKind,
  { validFrom, asksAgain, version }: Publication,
  caller: Caller,
): Promise<AdminLegal> {
  if (asksAgain && !isAccepted(kind)) throw new Refusal('invalid', 'legal.notAsked', { field: 'asksAgain' })
  if (version === 0) throw new Refusal('conflict', 'legal.nothingToPublish')
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ isPast: boolean }>`select ${validFrom}::date < ${today} as is_past`.execute(tx)
    if (rows[0]?.isPast) throw new Refusal('invalid', 'legal.dayPast', { field: 'validFrom' })
    const published = await tx
      .updateTable('legalVersion')
      .set({
        number: sql<number>`(select coalesce(max(number), 0) + 1 from legal_version earlier where earlier.kind = ${kind})`,
        validFrom,
        asksAgain,
        publishedAt: sql<Date>`now()`,
      })
      .where('kind', '=', kind)
      .where('publishedAt', 'is', null)
      .where('version', '=', version)
      .returning('number')
      .executeTakeFirst()
    if (!published) throw await staleRefusal(tx, actor, 'legal.draftSaved', kind)
    const details = { number: published.number, validFrom, asksAgain }
    await audit(tx, actor, { action: 'legal.published', subject: kind, details, caller })
    return readForConsole(tx, kind)
  })
}
