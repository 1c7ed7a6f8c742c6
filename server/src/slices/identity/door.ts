import type { LinkPurpose } from '@souk/contract/core/endpoint.ts'
import type { FindLink } from '../../platform/serving/deps.ts'
import { type Consumed, peekToken, type TokenPurpose } from '../../platform/data/access/one-time-tokens.ts'
import { actorIn, enter } from './model/enter.ts'
import { associationsOf, findUser, findUserByEmail, isDemoUser, markVerified } from './model/identity.queries.ts'
import { hashNewPassword } from './model/passwords.ts'
import { scopeOf } from './model/scope.ts'

/** What signing up needs. */
export { associationsOf, enter, findUser, findUserByEmail, hashNewPassword, isDemoUser, markVerified }
/** Whom a teammate works over. */
export { scopeOf }

/** The first administrator, made beside a running server. */
export { makeAdmin } from './sign-in/make-admin.ts'
export { setupPath } from './sign-in/set-up.ts'

/** What the console shows and does about a person's account. */
export { endSecondFactors } from './security/second-factor.queries.ts'
export { presentImpersonations, presentSessions } from './model/present-sessions.ts'

/** How people want to be told of something. */
export { isLastMailReader, quietUntil, saveChannels, wants } from './model/notification-settings.queries.ts'

/** An invitation is a login link that lives for days and leads into one team. */
const kinds: Record<LinkPurpose, readonly TokenPurpose[]> = {
  loginLink: ['loginLink', 'invitationLink'],
  magicLink: ['magicLink'],
}

/** A link speaks for the person it was made for, in the place it names, else in the one they used last. */
export const findLink: FindLink = async (db, key, token, purposes) => {
  for (const purpose of purposes.flatMap((one) => kinds[one])) {
    const live = await peekToken(db, key, purpose, token)
    if (!live) continue
    const userId = ownerOf(live)
    const places = await associationsOf(db, userId)
    const place = places.find(({ id }) => id === live.payload.associationId) ?? places[0]
    if (!place) continue
    // An admin's link reads in the admin's name: every request is audited as one of an impersonation.
    const { adminId } = live.payload
    return {
      id: null,
      actor: { ...actorIn(userId, place), ...(adminId && { impersonatorId: adminId }) },
      link: { purpose, token },
    }
  }
  return null
}

function ownerOf({ subject, payload }: Consumed): string {
  return payload.userId ?? subject
}
