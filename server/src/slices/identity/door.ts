import type { FindLink } from '../../platform/deps.ts'
import { peekToken } from '../../platform/one-time-tokens.ts'
import { associationsOf } from './identity.queries.ts'
import { actorIn } from './enter.ts'

/** A link speaks for the person it was made for, in the place they used last. */
export const findLink: FindLink = async (db, key, token, purposes) => {
  for (const purpose of purposes) {
    const live = await peekToken(db, key, purpose, token)
    const [association] = live ? await associationsOf(db, live.subject) : []
    if (live && association) return { id: null, actor: actorIn(live.subject, association), link: { purpose, token } }
  }
  return null
}
