/** What each call does, for the documentation of the API. */
export const invitationsSummaries = {
  'invitations.list': 'List the companies the marketplace invited',
  'invitations.template': 'Download the template for inviting by a sheet',
  'invitations.validateFile': 'Judge a sheet of invitations',
  'invitations.validateRows': 'Judge corrected rows of invitations',
  'invitations.invite': 'Invite one company',
  'invitations.inviteRows': 'Invite the good rows of a sheet',
  'invitations.sendAgain': 'Send an invitation again',
  'invitations.withdraw': 'Withdraw an invitation',
  'invitations.link': 'Create a link to hand over where no mail leaves',
  'invited.open': 'Open an invitation by its link',
  'invited.renew': 'Ask for another link of an invitation',
  'invited.object': 'Object to further invitations',
}
