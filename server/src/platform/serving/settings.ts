import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import type { Config } from '../base/config.ts'
import type { MarketplaceFacts } from '../data/marketplace.ts'
import { traceOf } from './http/mount.ts'
import { isLiveKey } from '../base/config.ts'
import { canSendMail } from '../delivery/mail/mail-server.ts'

/** What the browser reads at start: the marketplace's name in both languages, the help pages, whether this is the demo and whether mails leave, and how a stranger signs up here. */
export function serveSettings(app: FastifyInstance, { config, flags, marketplace }: Deps): void {
  const settings = {
    isDemo: config.isDemo,
    canMail: canSendMail(config),
    cardProvider: config.stripe ? 'stripe' : config.isDemo ? 'test' : null, // null: no cards but of demo entities
    isStripeTest: config.stripe !== null && !isLiveKey(config.stripe.secretKey),
  }
  app.get('/settings.json', { schema: { hide: true } }, async (request, reply) => {
    const isV2 = await flags.isOn('registrationFlowV2', null, traceOf(request))
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send({
        ...settings,
        ...marketplaceSettings(config, marketplace()),
        defaults: marketplace().defaults,
        registrationFlow: isV2 ? 'v2' : 'v1',
      })
  })
}

const roles = ['entityAdmin', 'salesManager', 'salesRepresentative'] as const

/** What its owner decides; an address in the console holds for all roles of a side and wins over HELP_LINKS. */
function marketplaceSettings({ helpLinks }: Config, { name, supportEmail, help }: MarketplaceFacts) {
  const linksOf = (kind: 'knowledgeCenter' | 'academy') =>
    Object.fromEntries(
      (['brand', 'retailer'] as const).map((side) => {
        const own = help[kind][side]
        return [side, own ? Object.fromEntries(roles.map((role) => [role, own])) : (helpLinks[kind]?.[side] ?? {})]
      }),
    )
  return {
    product: name,
    supportEmail,
    helpLinks: { knowledgeCenter: linksOf('knowledgeCenter'), academy: linksOf('academy') },
  }
}
