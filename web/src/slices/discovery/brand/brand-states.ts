import type { CollectionRow } from '@souk/contract/catalog/collection-shapes.ts'

export const collectionStates = ['closing', 'open', 'draft', 'closed'] as const
export type CollectionState = (typeof collectionStates)[number]

const soon = 14 * 24 * 60 * 60 * 1000

/** Where a collection stands for a buyer; what is not live is its brand's own affair. */
export function stateOf(
  { status, deadlineAt }: Pick<CollectionRow, 'status' | 'deadlineAt'>,
  now: Date,
): CollectionState {
  if (status === 'EXPIRED') return 'closed'
  if (status !== 'LIVE') return 'draft'
  const left = deadlineAt ? new Date(deadlineAt).getTime() - now.getTime() : Infinity
  return left <= 0 ? 'closed' : left <= soon ? 'closing' : 'open'
}
