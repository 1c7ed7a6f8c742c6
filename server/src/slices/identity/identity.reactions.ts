import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Reactions } from '../../platform/serving/slice.ts'
import type { Device } from './model/enter.ts'
import { mailNewDevice, mailSecurityChange, type SecurityChange } from './security/account-mails.tsx'

/** Mails about the safety of an account cannot be switched off. */
export const identityReactions: Reactions = {
  'user.signedIn': {
    usage: ({ db, recordUsage }, { actor }: { actor: Actor }) =>
      recordUsage(db, actor, { name: 'identity.signed_in', properties: { side: actor.side } }),
    newDevice: async (deps, { actor, newDevice }: { actor: Actor; newDevice?: Device }, id) => {
      if (newDevice) await mailNewDevice(deps, actor.userId, newDevice, id)
    },
  },
  'account.secured': {
    mail: (deps, change: { userId: string; change: SecurityChange }, id) => mailSecurityChange(deps, change, id),
  },
}
