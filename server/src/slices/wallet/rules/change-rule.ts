import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { type RuleKey, ruleKeys, ruleUnit } from '@souk/contract/wallet/money-rules.ts'
import type { WalletRule } from '@souk/contract/wallet/wallet-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import { type Db, inTransaction, type Tx } from '../../../platform/data/database/db.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { staleRefusal } from '../../../platform/data/saved-version.ts'

type Row = {
  id: string
  key: RuleKey
  version: number
  value: bigint
  validFrom: Date
  note: string
  isCurrent: boolean
}

/** Every rule with the version in force and all others, newest first. */
export async function listRules(db: Db): Promise<WalletRule[]> {
  const { rows } = await sql<Row>`
    select id, key, version, value, valid_from, note, version = (select version from money_rule same
      where same.key = rule.key and same.valid_from <= now() order by valid_from desc, version desc limit 1) as is_current
    from money_rule rule order by valid_from desc, version desc`.execute(db)
  return ruleKeys.map((key) => {
    const versions = rows.filter((row) => row.key === key)
    const current = versions.find(({ isCurrent }) => isCurrent)!
    return {
      id: current.id,
      key,
      unit: ruleUnit(key),
      value: Number(current.value),
      history: versions.map(({ id, version, value, validFrom, note, isCurrent }) => ({
        id,
        version,
        value: Number(value),
        validFrom: validFrom.toISOString(),
        note,
        isCurrent,
      })),
    }
  })
}

type Change = { version?: number | undefined; value: number; validFrom?: string | undefined; note: string }

const action = 'wallet.rule_changed'

/** A new version from now on or from later; what was fixed before keeps its own. */
export function changeRule(
  db: Db,
  actor: Actor,
  id: string,
  { version, value, validFrom, note }: Change,
  caller: Caller,
): Promise<WalletRule> {
  return inTransaction(db, async (tx) => {
    const { key } = found(
      await tx
        .selectFrom('moneyRule')
        .select(sql<RuleKey>`key`.as('key'))
        .where('id', '=', id)
        .executeTakeFirst(),
    )
    await requireNewest(tx, actor, key, version)
    const { rows } = await sql<{
      isPast: boolean
    }>`select ${validFrom ?? null}::timestamptz < now() as is_past`.execute(tx)
    if (rows[0]!.isPast) throw new Refusal('invalid', 'wallet.ruleForward', { field: 'validFrom' })
    if (ruleUnit(key) === 'basisPoints' && value > 10_000)
      throw new Refusal('invalid', 'wallet.ruleTooHigh', { field: 'value' })
    if (key === 'rewards.months' && (value < 1 || value > 120))
      throw new Refusal('invalid', 'wallet.ruleTooHigh', { field: 'value' })
    await tx
      .insertInto('moneyRule')
      .values({
        key,
        value: BigInt(value),
        note,
        changedBy: actor.userId,
        validFrom: sql`coalesce(${validFrom ?? null}::timestamptz, now())`,
      })
      .execute()
    await audit(tx, actor, { action, subject: key, details: { value, note }, caller })
    return (await listRules(tx)).find((rule) => rule.key === key)!
  })
}

/** Admins who change one rule queue, and the second one has to have seen what the first one wrote. */
async function requireNewest(tx: Tx, actor: Actor, key: RuleKey, seen: number | undefined): Promise<void> {
  await tx.selectFrom('moneyRule').select('id').where('key', '=', key).forUpdate().execute()
  const { newest } = await tx
    .selectFrom('moneyRule')
    .select((eb) => eb.fn.max('version').as('newest'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (seen !== undefined && seen !== newest) throw await staleRefusal(tx, actor, action, key)
}
