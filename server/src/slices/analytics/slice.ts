import { analyticsMessages } from '@souk/contract/analytics/analytics.messages.ts'
import { engagement } from '@souk/contract/analytics/engagement.contract.ts'
import { purchases } from '@souk/contract/analytics/purchases.contract.ts'
import { sales } from '@souk/contract/analytics/sales.contract.ts'
import { usage } from '@souk/contract/analytics/usage.contract.ts'
import { views } from '@souk/contract/analytics/views.contract.ts'
import { analyticsReactions } from './analytics.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { analyticsExport } from './exports/analytics-export.ts'
import { analyticsExportWords } from './exports/analytics.export-words.ts'
import { analyticsJobs } from './analytics.jobs.ts'
import { analyticsMailWords } from './analytics.mail-words.ts'
import {
  engagementHandlers,
  purchasesHandlers,
  salesHandlers,
  usageHandlers,
  viewsHandlers,
} from './analytics.routes.ts'
import { analyticsSummaries } from './analytics.summaries.ts'

export const analyticsSlice = slice({
  name: 'analytics',
  about: 'Sales, purchases and engagement.',
  groups: {
    sales: calls(sales, salesHandlers),
    engagement: calls(engagement, engagementHandlers),
    purchases: calls(purchases, purchasesHandlers),
    analyticsViews: calls(views, viewsHandlers),
    usage: calls(usage, usageHandlers),
  },
  summaries: analyticsSummaries,
  messages: [analyticsMessages, analyticsMailWords, analyticsExportWords],
  jobs: analyticsJobs,
  exports: [analyticsExport],
  reactions: analyticsReactions,
})
