import type { Reactions } from '../../platform/serving/slice.ts'
import { mailInvitation } from './mail-invitation.tsx'
import { joinInvitation } from './open-invitation.ts'

export const invitationsReactions: Reactions = {
  'invitation.linked': {
    mail: (deps, linked: { id: string; links: number }) => mailInvitation(deps, linked),
  },
  'entity.registered': {
    invitations: ({ db }, registered: { entityId: string; userId: string }) => joinInvitation(db, registered),
  },
}
