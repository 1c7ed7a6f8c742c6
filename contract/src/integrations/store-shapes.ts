import { z } from 'zod/mini'
import { max, nameUpTo } from '../core/rules.ts'
import { WebUrl } from './webhooks.contract.ts'

const Mapping = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(120)))
export const StockDirection = z.enum(['none', 'in', 'out', 'both'])
export type StockDirection = z.infer<typeof StockDirection>
const Shop = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9.-]{2,200}(:\d+)?$/, 'integrations.badShop'))

export const StoreRun = z.object({
  id: z.uuid(),
  connectionId: z.uuid(),
  trigger: z.enum(['PERSON', 'SCHEDULE']),
  status: z.enum(['READING', 'READY', 'APPLYING', 'DONE', 'FAILED', 'CANCELLED', 'UNDONE']),
  pages: z.int(),
  requests: z.int(),
  waits: z.int(),
  counts: z.object({
    created: z.int(),
    changed: z.int(),
    same: z.int(),
    skipped: z.int(),
    applied: z.int(),
    failed: z.int(),
  }),
  failure: z.nullable(z.string()),
  mayUndo: z.boolean(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type StoreRun = z.infer<typeof StoreRun>

export const Store = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['feed', 'shopify']),
  collectionId: z.uuid(),
  collectionName: z.string(),
  url: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  shop: z.nullable(z.string()),
  stockUrl: z.nullable(z.string()),
  mapping: z.record(z.string(), z.string()),
  wholesalePercent: z.nullable(z.int()),
  stock: StockDirection,
  keepsChanges: z.boolean(),
  everyMinutes: z.nullable(z.int()),
  status: z.enum(['ACTIVE', 'PAUSED']),
  pauseReason: z.nullable(z.enum(['OWNER', 'FAILING'])),
  nextRunAt: z.nullable(z.iso.datetime()),
  lastRun: z.nullable(StoreRun),
  version: z.int(),
  createdAt: z.iso.datetime(),
})
export type Store = z.infer<typeof Store>

export const RunItem = z.object({
  id: z.uuid(),
  externalId: z.string(),
  name: z.string(),
  change: z.nullable(z.enum(['NEW', 'CHANGED', 'SAME', 'SKIPPED'])),
  outcome: z.nullable(z.enum(['APPLIED', 'FAILED', 'UNDONE'])),
  rows: z.array(z.record(z.string(), z.string())),
  before: z.record(z.string(), z.string()), // what the changed cells are now
  kept: z.array(z.string()), // columns where the brand's own change stays
  problems: z.array(
    z.object({ column: z.nullable(z.string()), value: z.string(), problem: z.string(), fix: z.string() }),
  ),
})
export type RunItem = z.infer<typeof RunItem>

const settings = {
  name: nameUpTo(80),
  url: z.nullish(WebUrl),
  shop: z.nullish(Shop),
  token: z.nullish(max(200)),
  stockUrl: z.nullish(WebUrl),
  mapping: Mapping,
  wholesalePercent: z.nullish(z.int().check(z.minimum(1), z.maximum(100))),
  stock: StockDirection,
  keepsChanges: z.boolean(),
  everyMinutes: z.nullish(z.int().check(z.minimum(15), z.maximum(10_080))),
}
export const NewStore = z.strictObject({
  ...settings,
  kind: z.enum(['feed', 'shopify']),
  collectionId: z.uuid(),
  mapping: z._default(settings.mapping, {}),
  stock: z._default(settings.stock, 'none'),
  keepsChanges: z._default(settings.keepsChanges, true),
})
export const StoreChange = z.strictObject({
  name: z.optional(settings.name),
  url: settings.url,
  shop: settings.shop,
  token: settings.token,
  stockUrl: settings.stockUrl,
  mapping: z.optional(settings.mapping),
  wholesalePercent: settings.wholesalePercent,
  stock: z.optional(settings.stock),
  keepsChanges: z.optional(settings.keepsChanges),
  everyMinutes: settings.everyMinutes,
  status: z.optional(z.enum(['ACTIVE', 'PAUSED'])),
  version: z.optional(z.int()),
})

/** The store's fields with a few values each, and which of our columns each seems to be. */
export const StoreFields = z.object({
  fields: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  suggestions: z.record(z.string(), z.string()),
})
export type StoreFields = z.infer<typeof StoreFields>
