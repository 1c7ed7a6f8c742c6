import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** Alive, and ready: a balancer asks the second and sends no requests while the database is away or the server stops. Answered within 2 s. */
export function answerHealth(app: FastifyInstance, { pulse, reads }: Pick<Deps, 'pulse' | 'reads'>): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const hidden = { schema: { hide: true }, logLevel: 'silent' } as const
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_, reply) => {
    // A lost replica is shown, but the primary answers in its place.
    const checks = { stopping: isStopping, database: await pulse(), replica: reads.health?.state ?? null }
    const isReady = !checks.stopping && checks.database
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...checks })
  })
}
