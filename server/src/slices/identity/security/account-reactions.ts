import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Subscribers } from '../../../platform/delivery/events/dispatcher.ts'
import type { Device } from '../model/enter.ts'
import { mailNewDevice, mailSecurityChange, type SecurityChange } from './account-mails.tsx'

/** Mails about the safety of an account; they cannot be switched off. */
export function accountReactions(deps: Deps): Subscribers {
  return {
    'user.signedIn': {
      newDevice: async ({ actor, newDevice }: { actor: Actor; newDevice?: Device }, id) => {
        if (newDevice) await mailNewDevice(deps, actor.userId, newDevice, id)
      },
    },
    'account.secured': {
      mail: (change: { userId: string; change: SecurityChange }, id) => mailSecurityChange(deps, change, id),
    },
  }
}
