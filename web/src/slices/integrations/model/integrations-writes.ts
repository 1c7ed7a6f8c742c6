import type { Request } from '@souk/contract/core/endpoint.ts'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { stores } from '@souk/contract/integrations/stores.contract.ts'
import { webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import { call } from '../../../lib/server/call.ts'
import { upload } from '../../../lib/server/upload.ts'

type ById = { id: string }
const quiet = { isQuiet: true } as const // a form shows the refusal beside its fields

export const createKey = (body: Request<typeof apiKeys.create>['body']) => call(apiKeys.create, { body }, quiet)
export const revokeKey = (params: ById) => call(apiKeys.revoke, { params })

export const createWebhook = (body: Request<typeof webhooks.create>['body']) => call(webhooks.create, { body }, quiet)
export const changeWebhook = ({ id, ...body }: ById & Request<typeof webhooks.change>['body']) =>
  call(webhooks.change, { params: { id }, body }, quiet)
export const switchWebhook = ({ id, status }: ById & { status: 'ACTIVE' | 'PAUSED' }) =>
  call(webhooks.change, { params: { id }, body: { status } })
export const removeWebhook = (params: ById) => call(webhooks.remove, { params })
export const rotateSecret = (params: ById) => call(webhooks.rotate, { params })
export const testWebhook = (params: ById) => call(webhooks.test, { params })
export const repeatDelivery = ({ id }: ById) => call(webhooks.repeat, { params: { deliveryId: id } })
export const repeatSince = ({ id, ...body }: ById & { since: string; onlyFailed: boolean }) =>
  call(webhooks.repeatSince, { params: { id }, body })

export const createStore = (body: Request<typeof stores.create>['body']) => call(stores.create, { body }, quiet)
export const changeStore = ({ id, ...body }: ById & Request<typeof stores.change>['body']) =>
  call(stores.change, { params: { id }, body })
export const removeStore = (params: ById) => call(stores.remove, { params })
export const putFeed = ({ id, file }: ById & { file: File }) => upload(stores.file, { params: { id } }, file)
export const readFields = (params: ById) => call(stores.fields, { params })
export const startRun = (params: ById) => call(stores.start, { params })
export const applyRun = ({ id }: ById) => call(stores.apply, { params: { runId: id } })
export const cancelRun = ({ id }: ById) => call(stores.cancel, { params: { runId: id } })
export const undoRun = ({ id }: ById) => call(stores.undo, { params: { runId: id } })
export const retryItem = ({ id }: ById) => call(stores.retryItem, { params: { itemId: id } })
