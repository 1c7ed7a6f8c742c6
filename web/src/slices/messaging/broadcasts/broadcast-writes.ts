import { type BroadcastContent, broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import { call } from '../../../lib/server/call.ts'

/** Drafts save by themselves: what fails is said in the composer. */
const quiet = { isQuiet: true } as const

type New = { key: string; content: BroadcastContent }
export const create = ({ key, content }: New) => call(broadcasts.create, { body: content }, { ...quiet, key })

type Next = { id: string; version: number; content: BroadcastContent }
export const change = ({ id, version, content }: Next) =>
  call(broadcasts.change, { params: { id }, body: { ...content, version } }, quiet)

export const remove = (id: string) => call(broadcasts.remove, { params: { id } })
export const test = (id: string) => call(broadcasts.test, { params: { id } })

type Start = { id: string; version: number; at?: string; zone: 'brand' | 'recipient' }
export const send = ({ id, ...body }: Start) => call(broadcasts.send, { params: { id }, body })
export const cancel = (id: string) => call(broadcasts.cancel, { params: { id } })

export const preview = ({ content, userId }: { content: BroadcastContent; userId?: string }) =>
  call(broadcasts.preview, { body: { ...content, ...(userId && { userId }) } })
