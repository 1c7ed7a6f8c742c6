import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'

/** Alive, and ready: a balancer asks the second and sends nobody while the database or the files are away, or while the server stops. */
export function answerHealth(app: FastifyInstance, { db, files }: Pick<Deps, 'db' | 'files'>): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  const hidden = { schema: { hide: true }, logLevel: 'silent' } as const
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_, reply) => {
    const checks = {
      stopping: isStopping,
      database: await works(() => sql`select 1`.execute(db)),
      files: await works(() => files.check()),
    }
    const isReady = !checks.stopping && checks.database && checks.files
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...checks })
  })
}

const works = (check: () => Promise<unknown>) =>
  check().then(
    () => true,
    () => false,
  )
