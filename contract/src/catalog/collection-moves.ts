import { z } from 'zod/mini'
import { collectionStatuses } from './collection-list.ts'

export const StoredStatus = z.enum(['NEW', 'IN_REVIEW', 'LIVE'])
export type StoredStatus = z.infer<typeof StoredStatus>
/** As people see it: a live collection is expired the instant its deadline passes. */
export const CollectionStatus = z.enum(collectionStatuses)
export type CollectionStatus = z.infer<typeof CollectionStatus>

/** What a move depends on. Sent with the collection, so that the screen decides from the same facts. */
export const CollectionFacts = z.object({
  status: CollectionStatus,
  productsCount: z.int(),
  completeCount: z.int(), // products that may be published
  isArchived: z.boolean(),
  isBrandApproved: z.boolean(),
})
export type CollectionFacts = z.infer<typeof CollectionFacts>

type Party = 'brand' | 'reviewer' | 'clock'
type Way = {
  by: Party
  from: readonly CollectionStatus[]
  to: CollectionStatus
  if?: (collection: CollectionFacts) => boolean
}

/** A collection's whole life. A way that is not written here does not exist. */
export const collectionMoves = {
  submit: [{ by: 'brand', from: ['NEW'], to: 'IN_REVIEW', if: ({ completeCount }) => completeCount > 0 }],
  withdraw: [{ by: 'brand', from: ['IN_REVIEW'], to: 'NEW' }],
  publish: [
    {
      by: 'reviewer',
      from: ['IN_REVIEW'],
      to: 'LIVE',
      if: ({ completeCount, isBrandApproved }) => completeCount > 0 && isBrandApproved,
    },
  ],
  sendBack: [{ by: 'reviewer', from: ['IN_REVIEW'], to: 'NEW' }],
  expire: [{ by: 'clock', from: ['LIVE'], to: 'EXPIRED' }],
  extend: [{ by: 'brand', from: ['EXPIRED'], to: 'LIVE' }], // by a later deadline, or none
} as const satisfies Record<string, readonly Way[]>
export type CollectionMove = keyof typeof collectionMoves

export function mayMove(move: CollectionMove, by: Party, collection: CollectionFacts): boolean {
  if (collection.isArchived) return false
  return (collectionMoves[move] as readonly Way[]).some(
    (way) => way.by === by && way.from.includes(collection.status) && (way.if?.(collection) ?? true),
  )
}

/** While it is being reviewed nothing in it changes; an archived one is only read. */
export function isEditable({ status, isArchived }: Pick<CollectionFacts, 'status' | 'isArchived'>): boolean {
  return !isArchived && status !== 'IN_REVIEW'
}
