import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { rights } from '../core/rights/rights.ts'
import { runItemList, runList } from './integration-lists.ts'
import { NewStore, RunItem, Store, StoreChange, StoreFields, StoreRun } from './store-shapes.ts'

const read = { allow: ['manage', 'Brand'] } as const
const write = rights.runStores
const ById = z.strictObject({ id: z.uuid() })
const ByRun = z.strictObject({ runId: z.uuid() })

export const stores = {
  list: endpoint({ method: 'GET', path: '/api/v2/integrations/stores', ...read, reply: z.array(Store) }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/stores',
    ...write,
    personal: true,
    body: NewStore,
    reply: Store,
    status: 201,
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  read: endpoint({ method: 'GET', path: '/api/v2/integrations/stores/:id', ...read, params: ById, reply: Store }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/integrations/stores/:id',
    ...write,
    personal: true,
    params: ById,
    body: StoreChange,
    reply: Store,
    successMessage: 'integrations.saved',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/integrations/stores/:id',
    ...write,
    personal: true,
    params: ById,
    reply: z.null(),
    successMessage: 'integrations.storeRemoved',
  }),
  /** The feed as a file, instead of a URL. */
  file: endpoint({
    method: 'PUT',
    path: '/api/v2/integrations/stores/:id/file',
    ...write,
    personal: true,
    params: ById,
    upload: true,
    reply: Store,
  }),
  /** Reads the beginning of the store and suggests which field is which column. */
  fields: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/stores/:id/fields',
    ...write,
    isRead: true,
    params: ById,
    reply: StoreFields,
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  runs: endpoint({
    method: 'GET',
    path: '/api/v2/integrations/stores/:id/runs',
    ...read,
    params: ById,
    query: listQuery(runList),
    reply: page({ items: z.array(StoreRun) }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/stores/:id/runs',
    ...write,
    params: ById,
    reply: StoreRun,
    status: 202,
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
  run: endpoint({ method: 'GET', path: '/api/v2/integrations/runs/:runId', ...read, params: ByRun, reply: StoreRun }),
  items: endpoint({
    method: 'GET',
    path: '/api/v2/integrations/runs/:runId/items',
    ...read,
    params: ByRun,
    query: listQuery(runItemList),
    reply: page({ items: z.array(RunItem) }),
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/runs/:runId/apply',
    ...write,
    params: ByRun,
    reply: StoreRun,
    status: 202,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/runs/:runId/cancel',
    ...write,
    params: ByRun,
    reply: StoreRun,
  }),
  /** Only the last applied run of a store; what people changed since stays. */
  undo: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/runs/:runId/undo',
    ...write,
    params: ByRun,
    reply: StoreRun,
    successMessage: 'integrations.undone',
  }),
  retryItem: endpoint({
    method: 'POST',
    path: '/api/v2/integrations/items/:itemId/retry',
    ...write,
    params: z.strictObject({ itemId: z.uuid() }),
    reply: RunItem,
  }),
  /** Starts a run of the store that fills this collection. */
  sync: endpoint({
    method: 'POST',
    path: '/api/v2/catalog/collections/:collectionId/sync',
    ...write,
    params: z.strictObject({ collectionId: z.uuid() }),
    body: z.nullish(z.strictObject({ storeId: z.optional(z.uuid()) })),
    reply: StoreRun,
    status: 202,
    limit: { tries: 30, seconds: 60, per: 'user' },
  }),
}
