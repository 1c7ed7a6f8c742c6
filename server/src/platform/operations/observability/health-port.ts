import fastify from 'fastify'
import type { Deps } from '../../serving/deps.ts'
import { answerHealth } from '../../serving/http/health.ts'
import type { Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Health and figures on a port of their own, also of a worker, which serves nothing else. */
export async function openHealthPort(
  deps: Deps,
  metrics: Metrics,
  port: number,
  read: () => Promise<object>,
): Promise<() => Promise<void>> {
  const app = fastify({ logger: false, forceCloseConnections: true })
  answerHealth(app, deps, { mayAsk: () => true, read })
  serveMetrics(app, metrics)
  await app.listen({ port, host: deps.config.host })
  return () => app.close()
}
