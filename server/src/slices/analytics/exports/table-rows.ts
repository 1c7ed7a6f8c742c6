import { type AnalyticsTable, brandTables } from '@souk/contract/analytics/analytics-export.ts'
import { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { z } from 'zod/mini'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Trader } from '../../connections/door.ts'
import { readEngagement } from '../engagement/read-engagement.ts'
import { listBudgets } from '../purchases/budgets.ts'
import { readPurchaseOrders, readPurchases } from '../purchases/read-purchases.ts'
import { readInsights } from '../sales/read-insights.ts'
import { readMix } from '../sales/read-mix.ts'
import { readOrdersBehind } from '../sales/read-orders-behind.ts'
import { readRetailers } from '../sales/read-retailers.ts'
import { readSeasons } from '../sales/read-seasons.ts'
import { readStyles } from '../sales/read-styles.ts'
import { readSummary } from '../sales/read-summary.ts'
import { readTeam } from '../sales/team-targets.ts'

/** Names of columns; `amount` and its like are money, the others as they are. */
export type TableRows = { columns: readonly string[]; rows: Cell[][]; currency?: string }
type Asking = { db: Db; actor: Trader; search: URLSearchParams }

const ofBrand: readonly AnalyticsTable[] = brandTables

/** The query of a call from the URL: its own names, and its defaults where the URL says nothing that parses. */
function queryOf<S extends z.ZodMiniObject>(schema: S, search: URLSearchParams, more: object = {}): z.output<S> {
  const known = Object.fromEntries([...search].filter(([name]) => name in schema.shape))
  const parsed = schema.safeParse({ ...known, ...more })
  return parsed.success ? parsed.data : schema.parse(more)
}

/** The rows of a table as the viewer sees them on the screen. */
export async function tableRows(table: AnalyticsTable, asking: Asking): Promise<TableRows> {
  const isBrand = asking.actor.side === 'brand'
  if (isBrand !== ofBrand.includes(table)) throw new Refusal('forbidden')
  return readers[table](asking)
}

const style = async ({ db, actor, search }: Asking, which: 'best' | 'slowest'): Promise<TableRows> => {
  const { currency, ...styles } = await readStyles(db, actor, queryOf(sales.styles.query, search))
  return {
    currency,
    columns: ['name', 'styleCode', 'amount', 'units', 'sellThrough', 'leftToShip'],
    rows: styles[which].map((one) => [one.name, one.styleCode, one.amount, one.units, one.sellThrough, one.leftToShip]),
  }
}
const shares = async ({ db, actor, search }: Asking, which: 'sizes' | 'colours'): Promise<TableRows> => {
  const { currency, ...mix } = await readMix(db, actor, queryOf(sales.mix.query, search))
  return {
    currency,
    columns: ['name', 'units', 'amount'],
    rows: mix[which].map((one) => [one.key, one.units, one.amount]),
  }
}
const attention = async ({ db, actor, search }: Asking, view: 'collections' | 'products'): Promise<TableRows> => {
  const found = await readEngagement(db, actor, queryOf(engagement.read.query, search, { view }))
  return {
    columns: ['name', 'viewers', 'others', 'views', 'wishlists', 'carts', 'orders'],
    rows: found[view].map((one) => [
      one.name,
      one.viewers.retailers,
      one.viewers.others,
      one.views,
      one.wishlists.retailers,
      one.carts.retailers,
      one.orders,
    ]),
  }
}
const searches = async ({ db, actor, search }: Asking) =>
  (await readEngagement(db, actor, queryOf(engagement.read.query, search, { view: 'searches' }))).searches

const maxRows = 100

const readers: Record<AnalyticsTable, (asking: Asking) => Promise<TableRows>> = {
  insights: async ({ db, actor, search }) => {
    const { currency, rows, before } = await readInsights(db, actor, queryOf(sales.insights.query, search))
    return {
      currency,
      columns: ['name', 'amount', 'units', 'orders', ...(before ? ['before'] : [])],
      rows: rows.map((one) => [
        one.label,
        one.amount,
        one.units,
        one.orders,
        ...(one.before ? [one.before.amount] : []),
      ]),
    }
  },
  orders: async ({ db, actor, search }) => {
    const all: Cell[][] = []
    for (let page = 1; ; page += 1) {
      const found = await readOrdersBehind(db, actor, queryOf(sales.orders.query, search, { page, limit: maxRows }))
      all.push(...found.orders.map((one) => [one.number, one.retailerName, one.day, one.units, one.amount]))
      if (page * maxRows >= found.total)
        return { currency: found.currency, columns: ['number', 'retailer', 'day', 'units', 'amount'], rows: all }
    }
  },
  reasons: async ({ db, actor, search }) => {
    const { currency, reasons } = await readSummary(db, actor, queryOf(sales.summary.query, search))
    return {
      currency,
      columns: ['name', 'orders', 'amount'],
      rows: reasons.map((one) => [one.reason, one.orders, one.amount]),
    }
  },
  best: (asking) => style(asking, 'best'),
  slowest: (asking) => style(asking, 'slowest'),
  sizes: (asking) => shares(asking, 'sizes'),
  colours: (asking) => shares(asking, 'colours'),
  retailers: async ({ db, actor, search }) => {
    const { currency, retailers } = await readRetailers(db, actor, queryOf(sales.retailers.query, search))
    return {
      currency,
      columns: ['retailer', 'health', 'reasons', 'lastOrder', 'orders', 'before', 'amount'],
      rows: retailers.map((one) => [
        one.name,
        one.health,
        one.reasons.join(' '),
        one.lastOrder,
        one.orders,
        one.before,
        one.amount,
      ]),
    }
  },
  seasons: async ({ db, actor, search }) => {
    const { currency, points } = await readSeasons(
      db,
      actor,
      queryOf(sales.seasons.query, search, { ...(search.get('of') && { season: search.get('of') }) }),
    )
    return {
      currency,
      columns: ['daysBefore', 'amount', 'before'],
      rows: points.map((one) => [one.daysBefore, one.amount, one.before]),
    }
  },
  team: async ({ db, actor, search }) => {
    const { currency, people } = await readTeam(db, actor, queryOf(sales.team.query, search))
    return {
      currency,
      columns: ['name', 'amount', 'target', 'orders'],
      rows: people.map((one) => [one.name, one.booked, one.target, one.orders]),
    }
  },
  funnel: async ({ db, actor, search }) => {
    const { funnel } = await readEngagement(db, actor, queryOf(engagement.read.query, search, { view: 'funnel' }))
    return {
      columns: ['step', 'retailers', 'others'],
      rows: funnel.map((one) => [one.step, one.retailers, one.others]),
    }
  },
  interest: async ({ db, actor, search }) => {
    const { retailers } = await readEngagement(db, actor, queryOf(engagement.read.query, search, { view: 'retailers' }))
    return {
      columns: ['retailer', 'views', 'products', 'wishlists', 'carts', 'orders', 'lastSeen'],
      rows: retailers.map((one) => [
        one.name,
        one.views,
        one.products,
        one.wishlists,
        one.carts,
        one.orders,
        one.lastSeen,
      ]),
    }
  },
  collections: (asking) => attention(asking, 'collections'),
  products: (asking) => attention(asking, 'products'),
  led: async (asking) => ({
    columns: ['words', 'retailers', 'others'],
    rows: (await searches(asking)).led.map((one) => [one.words, one.retailers, one.others]),
  }),
  empty: async (asking) => ({
    columns: ['words', 'retailers'],
    rows: (await searches(asking)).empty.map((one) => [one.words, one.retailers]),
  }),
  purchases: async ({ db, actor, search }) => {
    const { currency, rows } = await readPurchases(db, actor, queryOf(purchases.insights.query, search))
    return {
      currency,
      columns: ['name', 'amount', 'units', 'orders'],
      rows: rows.map((one) => [one.label, one.amount, one.units, one.orders]),
    }
  },
  purchaseOrders: async ({ db, actor, search }) => {
    const all: Cell[][] = []
    for (let page = 1; ; page += 1) {
      const found = await readPurchaseOrders(
        db,
        actor,
        queryOf(purchases.orders.query, search, { page, limit: maxRows }),
      )
      all.push(...found.orders.map((one) => [one.number, one.brandName, one.day, one.units, one.amount]))
      if (page * maxRows >= found.total)
        return { currency: found.currency, columns: ['number', 'brand', 'day', 'units', 'amount'], rows: all }
    }
  },
  open: async ({ db, actor, search }) => {
    const { currency, open } = await readPurchases(db, actor, queryOf(purchases.insights.query, search))
    return {
      currency,
      columns: ['month', 'units', 'amount'],
      rows: open.map((one) => [one.month, one.units, one.amount]),
    }
  },
  budgets: async ({ db, actor }) => ({
    columns: ['name', 'currency', 'amount', 'spent', 'from', 'to'],
    rows: (await listBudgets(db, actor.entityId)).map((one) => [
      one.name,
      one.currency,
      one.amount,
      one.spent,
      one.from,
      one.to,
    ]),
  }),
}
