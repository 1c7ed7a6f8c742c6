import type { Request } from '@souk/contract/core/endpoint.ts'
import { follows } from '@souk/contract/follows/follows.contract.ts'
import { call } from '../../../lib/server/call.ts'

export const announce = (body: Request<typeof follows.announce>['body']) => call(follows.announce, { body })
export const withdraw = (id: string) => call(follows.withdraw, { params: { id } })
