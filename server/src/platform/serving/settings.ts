import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { traceOf } from './http/mount.ts'
import { canSendMail } from '../delivery/mail/mail-server.ts'

/** What the browser reads at start: the help pages, whether this is the demo and whether mails leave, and how a stranger signs up here. */
export function serveSettings(app: FastifyInstance, { config, flags, marketplace }: Deps): void {
  const settings = {
    product: 'Souk',
    helpLinks: config.helpLinks,
    isDemo: config.isDemo,
    canMail: canSendMail(config),
    cardProvider: config.stripe ? 'stripe' : config.isDemo ? 'test' : null, // null: no cards but of demo entities
  }
  app.get('/settings.json', { schema: { hide: true } }, async (request, reply) => {
    const isV2 = await flags.isOn('registrationFlowV2', null, traceOf(request))
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send({ ...settings, defaults: marketplace().defaults, registrationFlow: isV2 ? 'v2' : 'v1' })
  })
}
