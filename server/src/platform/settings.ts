import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from './deps.ts'
import { traceOf } from './http/mount.ts'

const file = join(import.meta.dirname, '../../settings.json')

/** What the browser reads at start: the help pages, whether this is the demo, and how a stranger signs up here. */
export function serveSettings(app: FastifyInstance, { config, flags }: Deps): void {
  const settings = {
    ...(JSON.parse(readFileSync(file, 'utf8')) as object),
    isDemo: config.isDemo,
    cardProvider: config.stripe ? 'stripe' : config.isDemo ? 'test' : null, // null: no cards but of demo entities
  }
  app.get('/settings.json', { schema: { hide: true } }, async (request, reply) => {
    const isV2 = await flags.isOn('registrationFlowV2', null, traceOf(request))
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send({ ...settings, registrationFlow: isV2 ? 'v2' : 'v1' })
  })
}
