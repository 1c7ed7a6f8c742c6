import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Deps } from './platform/deps.ts'
import type { Subscribers } from './platform/dispatcher.ts'

/** Every side effect of the product: an event, and who reacts to it. An event may arrive twice, always with the same id. */
export function subscribersOf({ db, recordUsage }: Deps): Subscribers {
  return {
    'user.signedIn': {
      usage: ({ actor }: { actor: Actor }) =>
        recordUsage(db, actor, { name: 'identity.signed_in', properties: { side: actor.side } }),
    },
  }
}
