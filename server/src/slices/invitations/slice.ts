import { invitations, invited } from '@souk/contract/invitations/invitations.contract.ts'
import { invitationsMessages } from '@souk/contract/invitations/invitations.messages.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { invitationsMailWords } from './invitations.mail-words.ts'
import { invitationsReactions } from './invitations.reactions.ts'
import { invitationsHandlers, invitedHandlers } from './invitations.routes.ts'
import { invitationsSummaries } from './invitations.summaries.ts'

export const invitationsSlice = slice({
  name: 'invitations',
  about: 'Companies that the marketplace invites, and their way in.',
  groups: {
    invitations: calls(invitations, invitationsHandlers),
    invited: calls(invited, invitedHandlers),
  },
  summaries: invitationsSummaries,
  messages: [invitationsMessages, invitationsMailWords],
  reactions: invitationsReactions,
})
