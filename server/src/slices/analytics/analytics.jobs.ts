import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { expireUsage } from './rollups/expire-usage.ts'
import { rollUpSales } from './rollups/roll-up-sales.ts'
import { rollUpUsage } from './rollups/roll-up-usage.ts'
import { mailViews } from './views/mail-views.ts'

export function analyticsJobs(deps: Deps): AnyJob[] {
  const { db } = deps
  return [
    {
      name: 'analytics.roll-up-sales',
      every: '* * * * *',
      run: async () => {
        await rollUpSales(db)
      },
    },
    { name: 'analytics.roll-up-usage', every: '* * * * *', run: () => rollUpUsage(db) },
    {
      name: 'analytics.expire-usage',
      every: '40 3 * * *',
      seconds: 1_800,
      run: () => expireUsage(db, deps.config.keep.usageMonths),
    },
    { name: 'analytics.mail-views', every: '5 * * * *', seconds: 1_800, run: () => mailViews(deps) },
  ]
}
