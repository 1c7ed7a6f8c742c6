import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

const file = join(import.meta.dirname, '../../settings.json')

/** What the browser reads at start: addresses of the help pages, and whether this is the demo. */
export function serveSettings(app: FastifyInstance, { isDemo }: Config): void {
  const settings = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), isDemo }
  app.get('/settings.json', { schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'no-cache').send(settings),
  )
}
