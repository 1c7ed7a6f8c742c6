import { type Actor, abilityOf } from '@souk/contract/core/abilities.ts'
import type { Session, UserData } from '../../lib/session/session.ts'

type Who = Pick<Actor, 'side' | 'role'>

export const stranger: Session = {
  token: null,
  role: null,
  entityType: null,
  userData: null,
  switchedUserId: null,
  isAdmin: false,
}

/** A signed-in session; its abilities come from the contract, as the server sends them. */
export function signedIn({ side, role }: Who, data: Partial<UserData> = {}): Session {
  const abilities = abilityOf({ side }).rules.flatMap(({ action, subject }) =>
    [subject].flat().map((one) => ({ action: String(action), subject: String(one) })),
  )
  return {
    ...stranger,
    token: 'a token',
    role,
    entityType: side === 'souk' ? null : side,
    userData: { access: ['marketplace'], ...data, abilities },
  }
}
