import type { Reactions } from '../../platform/serving/slice.ts'
import { autoReviewQueue, autoReviewSeconds, relistBrandQueue, reviewWaitingQueue } from './catalog.jobs.ts'

export const catalogReactions: Reactions = {
  'brand.renamed': {
    listing: ({ db, enqueue }, { brandId }: { brandId: string }, id) =>
      enqueue(db, relistBrandQueue, { brandId }, { id }),
  },
  // What a brand submitted before it was approved has waited for this.
  'brand.approve': {
    review: async ({ db, enqueue, config }, { brandId }: { brandId: string }, id) => {
      if (config.autoReview) await enqueue(db, reviewWaitingQueue, { brandId }, { id })
    },
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
