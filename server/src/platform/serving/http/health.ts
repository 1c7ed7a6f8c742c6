import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'

type More = {
  mayAsk: (request: FastifyRequest) => boolean
  read: () => Promise<object> // what is missing before the marketplace opens
}

/** Alive, and ready: a balancer asks the second and sends no requests while the database is away or the server stops. Answered within 2 s. `?full` says more to those who may ask. */
export function answerHealth(app: FastifyInstance, { pulse, reads }: Pick<Deps, 'pulse' | 'reads'>, more: More): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const hidden = { schema: { hide: true }, logLevel: 'silent' } as const
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (request, reply) => {
    // A lost replica is shown, but the primary answers in its place.
    const checks = { stopping: isStopping, database: await pulse(), replica: reads.health?.state ?? null }
    const isReady = !checks.stopping && checks.database
    const isFull = isReady && 'full' in (request.query as object) && more.mayAsk(request)
    const answer = { status: isReady ? 'ready' : 'not ready', ...checks, ...(isFull && (await more.read())) }
    return reply.code(isReady ? 200 : 503).send(answer)
  })
}
