import type { Request } from '@souk/contract/core/endpoint.ts'
import { type InvitationReport, invitations } from '@souk/contract/invitations/invitations.contract.ts'
import { call } from '../../lib/server/call.ts'
import { upload } from '../../lib/server/upload.ts'
import type { Send } from '../../ui/uploads/upload-queue.ts'

export const invite = (body: Request<typeof invitations.invite>['body']) => call(invitations.invite, { body })
export const inviteRows = (body: Request<typeof invitations.inviteRows>['body']) =>
  call(invitations.inviteRows, { body })
export const checkRows = (body: Request<typeof invitations.validateRows>['body']) =>
  call(invitations.validateRows, { body })
export const sendAgain = (id: string) => call(invitations.sendAgain, { params: { id } })
export const withdraw = (id: string) => call(invitations.withdraw, { params: { id } })
export const createLink = (id: string) => call(invitations.link, { params: { id } })

/** What is wrong stands beside the file, so nothing is announced. */
export function sendSheet(...[file, options]: Parameters<Send<unknown>>): Promise<InvitationReport> {
  return upload(invitations.validateFile, {}, file, { ...options, isQuiet: true })
}
