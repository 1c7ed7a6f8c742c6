import type { Reactions } from '../../platform/serving/slice.ts'
import { markFirst } from './door.ts'

export const entitiesReactions: Reactions = {
  'collection.created': {
    checklist: ({ db }, { brandId }: { brandId: string }) => markFirst(db, brandId, 'firstCollectionAt'),
  },
  'order.placed': {
    checklist: async ({ db }, { brandId, retailerId }: { brandId: string; retailerId: string }) => {
      await markFirst(db, brandId, 'firstOrderAt')
      await markFirst(db, retailerId, 'firstOrderAt')
    },
  },
}
