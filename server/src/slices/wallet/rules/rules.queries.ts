import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { RuleKey } from '@souk/contract/wallet/money-rules.ts'

export type Rules = { version: number; values: Readonly<Record<RuleKey, bigint>> }

/** The rules in force now, with the version that transfers carry. */
export async function currentRules(db: Db): Promise<Rules> {
  const { rows } = await sql<{ key: RuleKey; value: bigint; latest: number }>`
    select distinct on (key) key, value, max(version) over () as latest from money_rule where valid_from <= now()
    order by key, valid_from desc, version desc`.execute(db)
  return {
    version: rows[0]!.latest,
    values: Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Record<RuleKey, bigint>,
  }
}
