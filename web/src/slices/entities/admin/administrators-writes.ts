import type { Request } from '@souk/contract/core/endpoint.ts'
import { administrators } from '@souk/contract/entities/administrators.contract.ts'
import { call } from '../../../lib/server/call.ts'

export const invite = (body: Request<typeof administrators.invite>['body']) =>
  call(administrators.invite, { body }, { isQuiet: true })
export const inviteAgain = (userId: string) => call(administrators.inviteAgain, { params: { userId } })
type Change = Request<typeof administrators.change>
export const change = ({ userId, ...body }: Change['params'] & Change['body']) =>
  call(administrators.change, { params: { userId }, body })
export const remove = ({ userId, reason }: { userId: string; reason: string }) =>
  call(administrators.remove, { params: { userId }, body: { reason } }, { isQuiet: true })
