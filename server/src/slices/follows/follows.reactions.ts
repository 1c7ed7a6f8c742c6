import type { Reactions } from '../../platform/serving/slice.ts'
import { beginOpening } from './tell-followers.ts'

export const followsReactions: Reactions = {
  'collection.publish': {
    followers: (deps, { collectionId }: { collectionId: string }) => beginOpening(deps, collectionId),
  },
}
