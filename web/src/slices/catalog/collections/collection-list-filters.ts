import type { CollectionStatus } from '@souk/contract/catalog/collection-moves.ts'
import type { CollectionType } from '@souk/contract/catalog/collection-shapes.ts'
import { type FieldsOf, asView, flag, oneOf, pageNumber, text } from '../../../lib/url/url-state.ts'
import type { CollectionsQuery } from '../model/collections.data.ts'

export const statuses = ['NEW', 'IN_REVIEW', 'LIVE', 'EXPIRED'] as const satisfies readonly CollectionStatus[]
export const types = ['IN_STOCK', 'PRE_ORDER'] as const satisfies readonly CollectionType[]
export const sorts = ['newest', 'name', 'deadline', 'products'] as const

export const fields = {
  q: text(),
  status: oneOf(statuses),
  type: oneOf(types),
  sort: oneOf(sorts, 'newest'),
  archived: asView(flag),
  page: pageNumber(),
} satisfies FieldsOf<CollectionsQuery>
