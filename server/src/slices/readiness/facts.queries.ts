import { sql } from 'kysely'
import type { ReadinessKey } from '@souk/contract/readiness/readiness.contract.ts'
import { isLiveKey } from '../../platform/base/config.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { currentRules } from '../wallet/door.ts'
import type { Check, Facts } from './judge-points.ts'

/** The row of a check, with the name of the person behind it. */
export type NamedCheck = Check & { checkedBy: string | null }

export async function readChecks(db: Db): Promise<Partial<Record<ReadinessKey, NamedCheck>>> {
  const rows = await db
    .selectFrom('readinessCheck')
    .leftJoin('userAccount', 'userAccount.id', 'readinessCheck.checkedBy')
    .select(['point', 'isGood', 'subject', 'detail', 'checkedAt'])
    .select(sql<string | null>`nullif(trim(concat_ws(' ', first_name, last_name)), '')`.as('checkedBy'))
    .execute()
  return Object.fromEntries(rows.map(({ point, ...check }) => [point, check]))
}

type Row = Pick<
  Facts,
  | 'lastProviderEvent'
  | 'oldestWaitingSeconds'
  | 'admins'
  | 'adminsWithoutSecondFactor'
  | 'brands'
  | 'hasCompany'
  | 'legalTexts'
> & { databaseNow: Date }

export async function readFacts(deps: Deps): Promise<Facts & { checks: Partial<Record<ReadinessKey, NamedCheck>> }> {
  const { db, config, files } = deps
  const [{ rows }, checks, rules, filesProblem] = await Promise.all([
    sql<Row>`select clock_timestamp() as database_now,
      (select max(at) from provider_event) as last_provider_event,
      (select coalesce(extract(epoch from now() - min(start_after)), 0)::int from pgboss.job
        where state in ('created', 'retry') and start_after <= now()) as oldest_waiting_seconds,
      (select count(*)::int from association where role = 'soukAdmin') as admins,
      (select count(*)::int from association where role = 'soukAdmin'
        and not exists (select from two_factor where two_factor.user_id = association.user_id and confirmed_at is not null)
        and not exists (select from passkey where passkey.user_id = association.user_id)) as admins_without_second_factor,
      (select '' not in (legal_name, line1, city, country) from marketplace) as has_company,
      (select count(distinct kind)::int from legal_version where published_at is not null and valid_from <= current_date) as legal_texts,
      (select count(*)::int from entity where type = 'brand' and not is_sandbox) as brands`.execute(db),
    readChecks(db),
    currentRules(db),
    files.check().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message.slice(0, 200) : String(error)),
    ),
  ])
  const now = new Date()
  const { databaseNow, ...row } = rows[0]!
  return {
    now,
    checks,
    ...row,
    mailHost: config.smtpUrl && new URL(config.smtpUrl).host,
    publicUrl: config.publicUrl,
    stripe: config.stripe && (isLiveKey(config.stripe.secretKey) ? 'live' : 'test'),
    files: config.s3 ? 's3' : 'folder',
    filesProblem,
    isShared: config.role !== 'all',
    hasOwnDatabase: config.databaseUrl !== null,
    isSecretSet: config.secret !== null,
    clockSeconds: (now.getTime() - databaseNow.getTime()) / 1000,
    name: deps.marketplace().name.en,
    approvesBrands: config.approvesBrands,
    isAutoReview: config.autoReview,
    firstOrderRate: percent(rules.values['commission.first']),
    laterRate: percent(rules.values['commission.later']),
  }
}

/** Basis points as they are read: 1,500 is 15. */
const percent = (points: bigint): string => String(Number(points) / 100)
