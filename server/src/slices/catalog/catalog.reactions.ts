import type { Reactions } from '../../platform/serving/slice.ts'
import { autoReviewQueue, autoReviewSeconds, relistBrandQueue } from './catalog.jobs.ts'

export const catalogReactions: Reactions = {
  'brand.renamed': {
    listing: ({ db, enqueue }, { brandId }: { brandId: string }, id) =>
      enqueue(db, relistBrandQueue, { brandId }, { id }),
  },
  'collection.submit': {
    // The demo has no reviewer: its checks publish by themselves.
    review: async ({ db, enqueue, config }, { collectionId }: { collectionId: string }, id) => {
      if (!config.autoReview) return
      const startAfter = new Date(Date.now() + autoReviewSeconds * 1000)
      await enqueue(db, autoReviewQueue, { collectionId }, { id, startAfter })
    },
  },
}
