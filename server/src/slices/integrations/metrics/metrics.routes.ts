import type { integrationMetrics } from '@souk/contract/integrations/metrics.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { brandOf } from '../../connections/door.ts'
import { hostOf } from '../model/refuse-private.ts'
import { readHealth, readSeries } from './metrics.queries.ts'

export const integrationMetricsHandlers: Handlers<typeof integrationMetrics> = {
  async getData({ actor, body }, { replica }) {
    const { metric, interval } = body
    return { metric, interval, series: await readSeries(replica, brandOf(actor), body) }
  },
  health: ({ actor, caller }, { replica, say }) =>
    readHealth(replica, brandOf(actor), (key, params = {}) =>
      say(caller.language, key, { ...params, ...(typeof params.host === 'string' && { host: hostOf(params.host) }) }),
    ),
}
