import type { FastifyInstance } from 'fastify'
import type { payments } from '@souk/contract/payments/payments.contract.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { traderOf } from '../connections/door.ts'
import { usableCards } from './cards.queries.ts'
import { confirmCard } from './confirm-card.ts'
import { providerFor, providerNameOf } from './provider.ts'
import { removeCard } from './remove-card.ts'
import { finishSetup, saveCard } from './save-card.ts'
import { takeEvent } from './take-event.ts'

export const paymentsHandlers: Handlers<typeof payments> = {
  async cards({ actor }, deps) {
    const { entityId } = traderOf(actor)
    const provider = await providerNameOf(deps, entityId)
    return provider ? usableCards(deps.db, entityId, provider).execute() : []
  },
  save: ({ actor, body, caller }, deps) => saveCard(deps, traderOf(actor), body, caller),
  confirm: ({ actor, params, body, caller }, deps) =>
    confirmCard(deps, traderOf(actor), { ...params, ...body }, caller),
  remove: ({ actor, params, caller }, deps) => removeCard(deps, traderOf(actor), params.id, caller),
  async setup({ actor, body }, deps) {
    const provider = await providerFor(deps, traderOf(actor).entityId)
    const page = await provider.setup({
      entityId: traderOf(actor).entityId,
      returnUrl: `${deps.config.publicUrl}${body.returnTo}`,
    })
    return { url: page?.url ?? null }
  },
  finishSetup: ({ actor, body, caller }, deps) => finishSetup(deps, traderOf(actor), body.session, caller),
}

/** The provider's messages: signed over the very bytes, so they are read as they came. */
export async function takeWebhooks(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post('/api/payments/webhook', { schema: { hide: true } }, ({ body, headers }) =>
      takeEvent(deps, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(headers['stripe-signature'] ?? '')),
    )
  })
}
