import type { Request } from '@souk/contract/core/endpoint.ts'
import { conversations } from '@souk/contract/messaging/conversations.contract.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { upload } from '../../../lib/server/upload.ts'

type Sent = { id: string; body: Request<typeof conversations.send>['body']; key: string }

export const open = (entityId: string) => call(conversations.open, { body: { entityId } }, { isQuiet: true })

/** The same key again after a lost answer: the message is sent once. */
export const send = ({ id, body, key }: Sent) => call(conversations.send, { params: { id }, body }, { key })

type At = { id: string; messageId: string }
export const edit = ({ text, ...params }: At & { text: string }) => call(conversations.edit, { params, body: { text } })
export const remove = (params: At) => call(conversations.remove, { params })

export const markRead = ({ id, messageId }: At) =>
  call(conversations.markRead, { params: { id }, body: { messageId } }, { isQuiet: true })

export const assign = ({ id, associationId }: { id: string; associationId: string | null }) =>
  call(conversations.assign, { params: { id }, body: { associationId } })

export const attach = (file: File) => upload(reference.uploadFile, { params: { fileType: 'message' } }, file)
