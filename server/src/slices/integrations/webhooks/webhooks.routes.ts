import type { webhooks } from '@souk/contract/integrations/webhooks.contract.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { found } from '../../../platform/base/refusal.ts'
import { traderOf } from '../../connections/door.ts'
import { hostOf } from '../model/refuse-private.ts'
import { changeWebhook, createWebhook, removeWebhook, rotateSecret } from './change-webhook.ts'
import { queueTest, repeatDelivery, repeatSince } from './queue-webhooks.ts'
import {
  attemptsOf,
  findDelivery,
  findEndpoint,
  listDeliveries,
  listEndpoints,
  presentDelivery,
  presentEndpoint,
} from './webhooks.queries.ts'

/** Why a try failed, in the reader's language. */
const sentenceIn =
  ({ say }: Deps, language: Language) =>
  (key: string, url: string, status: number | null) =>
    say(language, key, { host: hostOf(url), status: status ?? '' })

export const webhooksHandlers: Handlers<typeof webhooks> = {
  list: async ({ actor }, { db }) => (await listEndpoints(db, traderOf(actor).entityId)).map(presentEndpoint),
  create: ({ actor, body, caller }, deps) => createWebhook(deps, traderOf(actor), body, caller),
  change: ({ actor, params, body, caller }, deps) => changeWebhook(deps, traderOf(actor), params.id, body, caller),
  remove: ({ actor, params, caller }, deps) => removeWebhook(deps, traderOf(actor), params.id, caller),
  rotate: ({ actor, params, caller }, deps) => rotateSecret(deps, traderOf(actor), params.id, caller),
  async test({ actor, params, caller }, deps) {
    return presentDelivery(await queueTest(deps, traderOf(actor), params.id), sentenceIn(deps, caller.language))
  },
  async deliveries({ actor, params, query, caller }, deps) {
    const { entityId } = traderOf(actor)
    found(await findEndpoint(deps.db, entityId, params.id))
    const { rows, ...page } = await listDeliveries(deps.db, entityId, params.id, query)
    return { items: rows.map((row) => presentDelivery(row, sentenceIn(deps, caller.language))), ...page }
  },
  async delivery({ actor, params, caller }, deps) {
    const row = found(await findDelivery(deps.db, traderOf(actor).entityId, params.deliveryId))
    const sentence = sentenceIn(deps, caller.language)
    return {
      delivery: presentDelivery(row, sentence),
      body: row.body,
      attempts: await attemptsOf(deps.db, row.id, sentence),
    }
  },
  async repeat({ actor, params, caller }, deps) {
    return presentDelivery(
      await repeatDelivery(deps, traderOf(actor), params.deliveryId),
      sentenceIn(deps, caller.language),
    )
  },
  repeatSince: ({ actor, params, body }, deps) =>
    repeatSince(deps, traderOf(actor), params.id, body.since, body.onlyFailed),
}
