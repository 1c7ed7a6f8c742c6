import { amount, amountsByCurrency } from '@souk/contract/core/money.ts'
import type { CollectionFacts } from '@souk/contract/catalog/collection-moves.ts'
import type { BrandCollectionRow, Collection, CollectionReview } from '@souk/contract/catalog/collection-shapes.ts'
import type { CollectionRecord } from './collections.queries.ts'
import type { CatalogViewer } from '../visibility/viewer.ts'

export function factsOf(row: {
  effectiveStatus: CollectionFacts['status']
  productsCount: number
  completeCount: number
  archivedAt: Date | null
  isBrandApproved: boolean
}): CollectionFacts {
  const { effectiveStatus: status, productsCount, completeCount, archivedAt, isBrandApproved } = row
  return { status, productsCount, completeCount, isArchived: archivedAt !== null, isBrandApproved }
}

export function presentCollection(row: CollectionRecord, viewer: CatalogViewer): BrandCollectionRow {
  const isOwn = viewer.kind === 'owner' || viewer.kind === 'admin'
  const { currency, minimumOrderValue: minimum } = row
  return {
    id: row.id,
    brandId: row.brandId,
    brandName: row.brandName,
    collectionName: row.name,
    season: row.season,
    type: row.type as BrandCollectionRow['type'],
    status: row.effectiveStatus,
    productsCount: row.shownCount,
    orderDeadline: row.deadlineDay,
    timeZone: row.timeZone,
    deadlineAt: row.deadline?.toISOString() ?? null,
    shippingStartDate: row.shippingStartDate,
    shippingEndDate: row.shippingEndDate,
    minimumOrderValue: minimum === null ? null : amount({ minor: BigInt(minimum), currency }),
    otherMinimums: amountsByCurrency(row.otherMinimums as Record<string, string>),
    currency,
    currencies: row.currencies,
    ...(viewer.kind === 'retailer' && { buyingCurrency: row.shownCurrency }),
    cover: row.cover,
    pictures: row.pictures,
    updatedAt: row.updatedAt.toISOString(),
    ...(isOwn && {
      completeCount: row.completeCount,
      showsIncomplete: row.showsIncomplete,
      hasOrders: row.hasOrders,
      isArchived: row.archivedAt !== null,
      version: row.version,
      notes: row.notes,
      issues: row.issues as NonNullable<BrandCollectionRow['issues']>,
      facts: factsOf(row),
    }),
  }
}

export function presentWholeCollection(row: CollectionRecord, viewer: CatalogViewer): Collection {
  const isOwn = viewer.kind === 'owner' || viewer.kind === 'admin'
  return {
    ...presentCollection(row, viewer),
    description: row.description,
    ...(isOwn && { reviews: row.reviews as CollectionReview[] }),
  }
}
