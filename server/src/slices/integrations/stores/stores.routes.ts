import type { Actor } from '@souk/contract/core/abilities.ts'
import { suggestMapping } from './suggest-mapping.ts'
import type { stores } from '@souk/contract/integrations/stores.contract.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Caller, Handlers } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { brandOf, traderOf } from '../../connections/door.ts'
import { startApplyingRun } from './apply-run.ts'
import { cancelRun, retryItem, undoRun } from './change-run.ts'
import { changeStore, createStore, putFeedFile, removeStore } from './change-store.ts'
import { sourceOf, startRun } from './read-run.ts'
import { shopifyMapping } from './shopify-source.ts'
import { StoreProblem } from './store-source.ts'
import {
  findOwnCollection,
  findRun,
  findStore,
  lastRuns,
  listItems,
  listRuns,
  listStores,
  presentItem,
  presentRun,
  presentStore,
  type RunRecord,
  type StoreRecord,
  storesOfCollection,
} from './stores.queries.ts'

const sentenceOf =
  ({ say }: Deps, { language }: Caller) =>
  (key: string, params: Record<string, unknown> = {}) =>
    say(language, key, params)

async function shown(deps: Deps, caller: Caller, row: StoreRecord) {
  const runs = await lastRuns(deps.db, row.brandId, [row.id])
  return presentStore(row, runs.get(row.id), sentenceOf(deps, caller))
}
const shownRun = (deps: Deps, caller: Caller, row: RunRecord) => presentRun(row, sentenceOf(deps, caller))

function start(deps: Deps, actor: Actor, storeId: string): Promise<RunRecord> {
  return startRun(deps, storeId, { brandId: brandOf(actor), userId: actor.userId, trigger: 'PERSON' })
}

/** The beginning of the store, as people choose fields by their values. */
async function readFields(deps: Deps, store: StoreRecord) {
  try {
    const { rows } = await sourceOf(deps, store, async () => undefined)(null, { requests: 0, waits: 0 })
    if (rows.length === 0) throw new StoreProblem('integrations.feed.empty')
    const names = [...new Set(rows.slice(0, 200).flatMap((row) => Object.keys(row)))].slice(0, 200)
    const samples = (name: string) =>
      [...new Set(rows.slice(0, 50).flatMap((row) => row[name] || []))].slice(0, 3).map((text) => text.slice(0, 80))
    const suggestions = store.kind === 'shopify' ? { ...shopifyMapping } : suggestMapping(names)
    return { fields: names.map((name) => ({ name, samples: samples(name) })), suggestions }
  } catch (error) {
    if (!(error instanceof StoreProblem)) throw error
    throw new Refusal('conflict', error.key as `${string}.${string}`, { params: error.params })
  }
}

export const storesHandlers: Handlers<typeof stores> = {
  async list({ actor, caller }, deps) {
    const rows = await listStores(deps.db, brandOf(actor))
    const runs = await lastRuns(
      deps.db,
      brandOf(actor),
      rows.map(({ id }) => id),
    )
    return rows.map((row) => presentStore(row, runs.get(row.id), sentenceOf(deps, caller)))
  },
  create: async ({ actor, body, caller }, deps) =>
    shown(deps, caller, await createStore(deps, traderOf(actor), body, caller)),
  read: async ({ actor, params, caller }, deps) =>
    shown(deps, caller, found(await findStore(deps.db, brandOf(actor), params.id))),
  change: async ({ actor, params, body, caller }, deps) =>
    shown(deps, caller, await changeStore(deps, traderOf(actor), params.id, body, caller)),
  remove: ({ actor, params, caller }, deps) => removeStore(deps, traderOf(actor), params.id, caller),
  file: async ({ actor, params, caller }, deps) =>
    shown(deps, caller, await putFeedFile(deps, traderOf(actor), params.id, await caller.file())),
  fields: async ({ actor, params }, deps) =>
    readFields(deps, found(await findStore(deps.db, brandOf(actor), params.id))),
  async runs({ actor, params, query, caller }, deps) {
    found(await findStore(deps.db, brandOf(actor), params.id))
    const { rows, ...page } = await listRuns(deps.db, brandOf(actor), params.id, query)
    return { items: rows.map((row) => shownRun(deps, caller, row)), ...page }
  },
  start: async ({ actor, params, caller }, deps) => shownRun(deps, caller, await start(deps, actor, params.id)),
  run: async ({ actor, params, caller }, deps) =>
    shownRun(deps, caller, found(await findRun(deps.db, brandOf(actor), params.runId))),
  async items({ actor, params, query, caller }, deps) {
    found(await findRun(deps.db, brandOf(actor), params.runId))
    const { rows, ...page } = await listItems(deps.db, params.runId, query)
    return { items: rows.map((row) => presentItem(row, sentenceOf(deps, caller))), ...page }
  },
  apply: async ({ actor, params, caller }, deps) =>
    shownRun(deps, caller, await startApplyingRun(deps, brandOf(actor), params.runId)),
  cancel: async ({ actor, params, caller }, deps) =>
    shownRun(deps, caller, await cancelRun(deps, brandOf(actor), params.runId)),
  undo: async ({ actor, params, caller }, deps) =>
    shownRun(deps, caller, await undoRun(deps, traderOf(actor), params.runId, caller)),
  retryItem: async ({ actor, params, caller }, deps) =>
    presentItem(await retryItem(deps, brandOf(actor), params.itemId), sentenceOf(deps, caller)),
  async sync({ actor, params, body, caller }, deps) {
    const brandId = brandOf(actor)
    found(await findOwnCollection(deps.db, brandId, params.collectionId))
    const rows = await storesOfCollection(deps.db, brandId, params.collectionId)
    const chosen = body?.storeId ? rows.filter(({ id }) => id === body.storeId) : rows
    if (body?.storeId) found(chosen[0])
    if (chosen.length === 0) throw new Refusal('conflict', 'integrations.noStore')
    if (chosen.length > 1) throw new Refusal('conflict', 'integrations.severalStores', { field: 'storeId' })
    return shownRun(deps, caller, await start(deps, actor, chosen[0]!.id))
  },
}
