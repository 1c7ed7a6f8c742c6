import { invitationColumns, type invitations, type invited } from '@souk/contract/invitations/invitations.contract.ts'
import { templateAnswer } from '../../platform/documents/sheets/write-sheet.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { listInvitations, presentInvitation } from './invitations.queries.ts'
import { copyLink, invite, inviteRows, sendAgain, withdraw } from './invite.ts'
import { judgeInvitations, readInvitations } from './judge-sheet.ts'
import { objectToInvitations, openInvitation, renewInvitation } from './open-invitation.ts'

const choices: Readonly<Record<string, string[]>> = { side: ['brand', 'retailer'], language: ['English', 'Arabic'] }
const columns = invitationColumns.map((header) => ({
  header,
  width: 28,
  ...(choices[header] && { choices: choices[header] }),
}))
const example = ['Maison Orla', 'hello@maison-orla.example', 'brand', 'France', 'English']

export const invitationsHandlers: Handlers<typeof invitations> = {
  async list({ query }, { db }) {
    const { rows, ...page } = await listInvitations(db, query)
    return { items: rows.map(presentInvitation), ...page }
  },
  template: async () => templateAnswer('Invitations', columns, [example]),
  validateFile: async ({ caller }, deps) => judgeInvitations(deps, await readInvitations(caller), caller),
  validateRows: ({ body, caller }, deps) => judgeInvitations(deps, body.rows, caller),
  invite: ({ actor, body, caller }, deps) => invite(deps, actor, body, caller),
  inviteRows: ({ actor, body, caller }, deps) => inviteRows(deps, actor, body, caller),
  sendAgain: ({ actor, params, caller }, deps) => sendAgain(deps, actor, params.id, caller),
  withdraw: ({ actor, params, caller }, deps) => withdraw(deps, actor, params.id, caller),
  link: ({ actor, params, caller }, deps) => copyLink(deps, actor, params.id, caller),
}

export const invitedHandlers: Handlers<typeof invited> = {
  open: ({ body }, deps) => openInvitation(deps, body.token),
  renew: ({ body, caller }, deps) => renewInvitation(deps, body.token, caller),
  object: ({ body }, deps) => objectToInvitations(deps, body.token),
}
