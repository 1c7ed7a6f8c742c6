import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import { type CollectionMove, collectionMoves, mayMove } from '@souk/contract/catalog/collection-moves.ts'
import type { CollectionReview, ReviewIssue } from '@souk/contract/catalog/collection-shapes.ts'
import { audit } from '../../../platform/data/audit.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller } from '../../../platform/serving/http/mount.ts'
import { publishLive, emit } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import {
  effectiveStatus,
  isBrandApproved,
  type LockedCollection,
  lockCollection,
} from '../model/collections.queries.ts'
import { compileListing } from '../visibility/compile-listing.ts'
import { leaveOutIncomplete } from '../products/completeness.ts'
import { factsOf } from '../model/present-collection.ts'

type Status = 'NEW' | 'IN_REVIEW' | 'LIVE'
type Input = { status?: Status | undefined; issues?: ReviewIssue[] | undefined; version?: number | undefined }

/** What a brand means by a status depends on where the collection stands. */
const brandMoves: Record<Status, CollectionMove> = { IN_REVIEW: 'submit', NEW: 'withdraw', LIVE: 'extend' }
const reviewerMoves: Partial<Record<Status, CollectionMove>> = { LIVE: 'publish', NEW: 'sendBack' }

export async function moveByBrand(
  deps: Deps,
  actor: Actor & { side: 'brand' },
  id: string,
  { status, version }: Input & { status: Status },
  caller: Caller,
): Promise<void> {
  const collection = found(await lockCollection(deps.db, actor.entityId, id))
  if (version !== undefined && version !== collection.version) throw new Refusal('stale', 'catalog.stale')
  if (collection.effectiveStatus === status) return // asked twice, or extended by its deadline
  await move(deps.db, collection, brandMoves[status], 'brand')
  await audit(deps.db, actor, { action: 'catalog.collectionMoved', subject: id, details: { status }, caller })
}

/** The marketplace's reviewer, or the job that stands in for one. */
export async function moveByReviewer(
  deps: Deps,
  actor: Actor | null,
  id: string,
  { status, issues = [], version, ...fields }: Input & Record<string, unknown>,
  caller?: Caller,
): Promise<void> {
  const isOnlyMove = Object.values(fields).every((value) => value === undefined)
  const wanted = status && reviewerMoves[status]
  if (!isOnlyMove || !wanted) throw new Refusal('forbidden')
  if (wanted === 'sendBack' && issues.length === 0) throw new Refusal('invalid', 'catalog.noIssue', { field: 'issues' })
  const collection = found(await lockAny(deps.db, id))
  if (version !== undefined && version !== collection.version) throw new Refusal('stale', 'catalog.stale')
  await move(deps.db, collection, wanted, 'reviewer', issues)
  await audit(deps.db, actor, {
    action: 'catalog.collectionReviewed',
    subject: id,
    details: { status, issues },
    ...(caller && { caller }),
  })
}

function lockAny(tx: Db, id: string) {
  return tx
    .selectFrom('collection')
    .selectAll()
    .select([effectiveStatus.as('effectiveStatus'), isBrandApproved.as('isBrandApproved')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function move(
  tx: Db,
  collection: LockedCollection,
  wanted: CollectionMove,
  by: 'brand' | 'reviewer',
  issues: readonly ReviewIssue[] = [],
): Promise<void> {
  const facts = factsOf(collection)
  if (!mayMove(wanted, by, facts)) throw refusal(wanted, facts)
  const { to } = collectionMoves[wanted][0]
  if (wanted === 'extend') throw new Refusal('invalid', 'catalog.deadlinePast', { field: 'orderDeadline' }) // a later deadline extends by itself
  await tx
    .updateTable('collection')
    .set({
      status: to,
      issues: JSON.stringify(issues),
      ...(wanted === 'sendBack' && { reviews: JSON.stringify(withReview(collection, issues)) }),
      version: sql`version + 1`,
      updatedAt: sql`now()`,
      ...(wanted === 'submit' && { submittedAt: sql<Date>`now()` }),
      ...(wanted === 'publish' && { liveAt: sql<Date>`coalesce(live_at, now())` }),
    })
    .where('id', '=', collection.id)
    .execute()
  const { id: collectionId, brandId } = collection
  if (wanted === 'publish') {
    await leaveOutIncomplete(tx, collectionId)
    await compileListing(tx, collectionId) // its day is what it is found by
  }
  const why = issues.map(({ kind, text }) => ({ kind, text: text.slice(0, 300) }))
  await emit(tx, `collection.${wanted}`, { collectionId, brandId, ...(why.length > 0 && { issues: why }) })
  await publishLive(tx, { entityId: brandId }, 'catalog.changed', collectionId)
}

const mostReviews = 20
const withReview = ({ reviews }: LockedCollection, issues: readonly ReviewIssue[]) =>
  [...(reviews as CollectionReview[]), { at: new Date().toISOString(), issues }].slice(-mostReviews)

function refusal(move: CollectionMove, facts: ReturnType<typeof factsOf>): Refusal {
  const needsProducts = move === 'submit' || move === 'publish'
  if (needsProducts && facts.completeCount === 0 && !facts.isArchived && facts.status !== 'LIVE') {
    return new Refusal('conflict', 'catalog.nothingToPublish')
  }
  if (move === 'publish' && facts.status === 'IN_REVIEW' && !facts.isArchived && !facts.isBrandApproved)
    return new Refusal('conflict', 'catalog.brandNotApproved')
  return new Refusal('conflict', facts.isArchived ? 'catalog.archived' : 'catalog.cannotMove', {
    params: { status: facts.status },
  })
}
