import type { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import type { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import type { sales } from '@souk/contract/analytics/sales.contract.ts'
import type { usage } from '@souk/contract/analytics/usage.contract.ts'
import type { views } from '@souk/contract/analytics/views.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { traderOf } from '../connections/door.ts'
import { askForAnalytics, readAsked } from './engagement/ask-for-analytics.ts'
import { readEngagement } from './engagement/read-engagement.ts'
import { addBudget, changeBudget, listBudgets, removeBudget } from './purchases/budgets.ts'
import { readPurchaseOrders, readPurchases } from './purchases/read-purchases.ts'
import { readInsights } from './sales/read-insights.ts'
import { readMix } from './sales/read-mix.ts'
import { readOrdersBehind } from './sales/read-orders-behind.ts'
import { readRetailers } from './sales/read-retailers.ts'
import { readSeasons } from './sales/read-seasons.ts'
import { readStyles } from './sales/read-styles.ts'
import { readSummary } from './sales/read-summary.ts'
import { readTeam, setTarget } from './sales/team-targets.ts'
import { forgetUsage, listOwnUsage } from './usage/own-usage.ts'
import { recordSteps } from './usage/record-steps.ts'
import { changeView, listViews, removeView, saveView } from './views/saved-views.ts'

export const salesHandlers: Handlers<typeof sales> = {
  insights: ({ actor, query }, { replica }) => readInsights(replica, traderOf(actor), query),
  orders: ({ actor, query }, { replica }) => readOrdersBehind(replica, traderOf(actor), query),
  summary: ({ actor, query }, { replica }) => readSummary(replica, traderOf(actor), query),
  styles: ({ actor, query }, { replica }) => readStyles(replica, traderOf(actor), query),
  mix: ({ actor, query }, { replica }) => readMix(replica, traderOf(actor), query),
  retailers: ({ actor, query }, { replica }) => readRetailers(replica, traderOf(actor), query),
  seasons: ({ actor, query }, { replica }) => readSeasons(replica, traderOf(actor), query),
  team: ({ actor, query }, { db }) => readTeam(db, traderOf(actor), query),
  setTarget: ({ actor, params, body }, { db }) => setTarget(db, traderOf(actor), params.id, body),
}

export const engagementHandlers: Handlers<typeof engagement> = {
  asked: ({ actor }, { db }) => readAsked(db, traderOf(actor)),
  ask: ({ actor, caller }, { db }) => askForAnalytics(db, traderOf(actor), caller),
  read: ({ actor, query }, { replica }) => readEngagement(replica, traderOf(actor), query),
}

export const purchasesHandlers: Handlers<typeof purchases> = {
  insights: ({ actor, query }, { replica }) => readPurchases(replica, traderOf(actor), query),
  orders: ({ actor, query }, { replica }) => readPurchaseOrders(replica, traderOf(actor), query),
  budgets: ({ actor }, { db }) => listBudgets(db, traderOf(actor).entityId),
  addBudget: ({ actor, body }, { db }) => addBudget(db, traderOf(actor).entityId, body),
  changeBudget: ({ actor, params, body }, { db }) => changeBudget(db, traderOf(actor).entityId, params.id, body),
  removeBudget: ({ actor, params }, { db }) => removeBudget(db, traderOf(actor).entityId, params.id),
}

export const viewsHandlers: Handlers<typeof views> = {
  list: ({ actor, query }, { db }) => listViews(db, traderOf(actor), query.page),
  save: ({ actor, body }, { db }) => saveView(db, traderOf(actor), body),
  change: ({ actor, params, body }, { db }) => changeView(db, traderOf(actor), params.id, body),
  remove: ({ actor, params }, { db }) => removeView(db, traderOf(actor), params.id),
}

export const usageHandlers: Handlers<typeof usage> = {
  record: ({ actor, body, caller }, { db }) => recordSteps(db, actor, body.events, caller.traceId),
  own: ({ actor, query }, { db }) => listOwnUsage(db, actor.userId, query),
  forget: ({ actor }, { db }) => forgetUsage(db, actor.userId),
}
