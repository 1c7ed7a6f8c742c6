import { type BroadcastContent, broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import { call } from '../../../lib/server/call.ts'

type Saved = { id: string | null; version: number; content: BroadcastContent }

/** A new draft, or the next version of one. */
export const save = ({ id, version, content }: Saved) =>
  id === null
    ? call(broadcasts.create, { body: content })
    : call(broadcasts.change, { params: { id }, body: { ...content, version } })

export const remove = (id: string) => call(broadcasts.remove, { params: { id } })
export const test = (id: string) => call(broadcasts.test, { params: { id } })

type Start = { id: string; version: number; at?: string; zone: 'brand' | 'recipient' }
export const send = ({ id, ...body }: Start) => call(broadcasts.send, { params: { id }, body })
export const cancel = (id: string) => call(broadcasts.cancel, { params: { id } })

export const preview = ({ content, userId }: { content: BroadcastContent; userId?: string }) =>
  call(broadcasts.preview, { body: { ...content, ...(userId && { userId }) } })
