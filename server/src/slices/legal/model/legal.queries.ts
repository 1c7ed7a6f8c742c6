import { sql } from 'kysely'
import type { AdminLegal, LegalText, LegalTexts } from '@souk/contract/legal/legal.contract.ts'
import { inForce, type LegalKind, kindsFor, mustAccept } from '@souk/contract/legal/legal-rules.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import { builtInDraft } from './built-in-drafts.ts'

/** Days of legal texts are days of UTC, so that one begins everywhere at once. */
export const today = sql<string>`(now() at time zone 'UTC')::date`

type Version = {
  id: string
  kind: LegalKind
  number: number
  validFrom: string
  asksAgain: boolean
  publishedAt: Date
}

/** All that were published, the newest first, without their words. */
async function publishedOf(db: Db, kinds: readonly LegalKind[]): Promise<Version[]> {
  const rows = await db
    .selectFrom('legalVersion')
    .select(['id', 'kind', 'number', 'validFrom', 'asksAgain', 'publishedAt'])
    .where('kind', 'in', [...kinds])
    .where('publishedAt', 'is not', null)
    .orderBy('number', 'desc')
    .execute()
  return rows as Version[]
}

async function dayOf(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${today}::text as day`.execute(db)
  return rows[0]!.day
}

async function textsOf(db: Db, id: string): Promise<LegalTexts> {
  const row = await db.selectFrom('legalVersion').select('texts').where('id', '=', id).executeTakeFirstOrThrow()
  return row.texts as LegalTexts
}

/** What holds now; before anything was published, the draft as one. */
export async function readCurrent(db: Db, kind: LegalKind): Promise<LegalText> {
  const current = inForce(await publishedOf(db, [kind]), await dayOf(db))
  if (!current)
    return { kind, isDraft: true, versionId: null, number: null, validFrom: null, texts: builtInDraft(kind) }
  return present(current, await textsOf(db, current.id))
}

const present = ({ kind, id, number, validFrom }: Version, texts: LegalTexts): LegalText => ({
  kind,
  isDraft: false,
  versionId: id,
  number,
  validFrom,
  texts,
})

/** The versions that hold now for a side, as far as there are any. */
export async function currentFor(db: Db, side: string): Promise<Version[]> {
  const kinds = kindsFor(side)
  if (kinds.length === 0) return []
  const [all, day] = [await publishedOf(db, kinds), await dayOf(db)]
  return kinds.flatMap(
    (kind) =>
      inForce(
        all.filter((one) => one.kind === kind),
        day,
      ) ?? [],
  )
}

/** The versions that a person is asked to accept before going on. */
async function pendingVersions(db: Db, userId: string, side: string): Promise<Version[]> {
  const kinds = kindsFor(side)
  if (kinds.length === 0) return []
  const all = await publishedOf(db, kinds)
  if (!all.some(({ asksAgain }) => asksAgain)) return []
  const day = await dayOf(db)
  const accepted = await db
    .selectFrom('legalAcceptance')
    .innerJoin('legalVersion', 'legalVersion.id', 'legalAcceptance.versionId')
    .select(['legalVersion.kind', 'legalVersion.number'])
    .where('legalAcceptance.userId', '=', userId)
    .execute()
  return kinds.flatMap((kind) => {
    const versions = all.filter((one) => one.kind === kind)
    const numbers = accepted.filter((one) => one.kind === kind).map(({ number }) => number ?? 0)
    return mustAccept(versions, numbers, day) ? (inForce(versions, day) ?? []) : []
  })
}

export async function readPending(db: Db, userId: string, side: string): Promise<LegalText[]> {
  const pending = await pendingVersions(db, userId, side)
  return Promise.all(pending.map(async (one) => present(one, await textsOf(db, one.id))))
}

export async function isPending(db: Db, userId: string, side: string): Promise<boolean> {
  return (await pendingVersions(db, userId, side)).length > 0
}

/** Who accepted what, and when; the first time counts. */
export async function recordAcceptances(db: Db, userId: string, versionIds: readonly string[]): Promise<void> {
  if (versionIds.length === 0) return
  await db
    .insertInto('legalAcceptance')
    .values(versionIds.map((versionId) => ({ userId, versionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One kind as the console writes it. */
export async function readForConsole(db: Db, kind: LegalKind): Promise<AdminLegal> {
  const draft = await db
    .selectFrom('legalVersion')
    .select(['texts', 'version', 'updatedAt'])
    .where('kind', '=', kind)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  const [published, day] = [await publishedOf(db, [kind]), await dayOf(db)]
  const counts = await db
    .selectFrom('legalAcceptance')
    .innerJoin('legalVersion', 'legalVersion.id', 'legalAcceptance.versionId')
    .select(['versionId', sql<number>`count(*)::int`.as('count')])
    .where('legalVersion.kind', '=', kind)
    .groupBy('versionId')
    .execute()
  const [last] = published
  return {
    kind,
    texts: (draft?.texts as LegalTexts | undefined) ?? (last ? await textsOf(db, last.id) : builtInDraft(kind)),
    version: draft?.version ?? 0,
    updatedAt: draft?.updatedAt.toISOString() ?? null,
    published: published.map(({ id, number, validFrom, asksAgain, publishedAt }) => ({
      id,
      number,
      validFrom,
      asksAgain,
      publishedAt: publishedAt.toISOString(),
      acceptances: counts.find(({ versionId }) => versionId === id)?.count ?? 0,
    })),
    current: inForce(published, day)?.number ?? null,
    today: day,
  }
}
