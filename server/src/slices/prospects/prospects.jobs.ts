import { sql } from 'kysely'
import type { Deps } from '../../platform/serving/deps.ts'
import type { AnyJob } from '../../platform/delivery/events/jobs.ts'
import { fetchProvider } from './admin/fetch-provider.ts'
import { eraseUnused } from './contacts/contact-data.ts'
import { refreshFound } from './contacts/being-found.ts'
import { deliverReveal, expireReveals, revealQueue } from './contacts/reveal-contact.ts'
import { markConnected, remindOwners } from './saved/remind-owners.ts'
import { compileEnabled } from './score/compile-scores.ts'
import { refitModel } from './score/refit-model.ts'

export function prospectsJobs(deps: Deps): AnyJob[] {
  const { db } = deps
  return [
    { name: revealQueue, run: ({ revealId }: { revealId: string }) => deliverReveal(db, revealId) },
    { name: 'prospects.expire-reveals', every: '15 * * * *', run: () => expireReveals(db) },
    { name: 'prospects.refresh-found', every: '5 * * * *', run: () => refreshFound(db) },
    { name: 'prospects.remind', every: '25 * * * *', seconds: 600, run: () => remindOwners(deps) },
    { name: 'prospects.mark-connected', every: '35 * * * *', run: () => markConnected(deps) },
    { name: 'prospects.compile', every: '* * * * *', seconds: 600, run: () => compileEnabled(db) },
    { name: 'prospects.refit', every: '50 2 * * *', seconds: 600, run: () => refitModel(db) },
    {
      name: 'prospects.fetch-provider',
      every: '40 1 * * *',
      seconds: 1_800,
      run: async () => {
        await fetchProvider(deps)
      },
    },
    { name: 'prospects.erase-unused', every: '20 3 * * *', run: () => eraseUnused(db) },
    {
      name: 'prospects.forget-searches',
      every: '10 3 * * *',
      run: async () => {
        await sql`delete from prospect_search where paid_at < now() - interval '2 days'`.execute(db)
      },
    },
  ]
}
