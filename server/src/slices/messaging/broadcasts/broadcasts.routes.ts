import type { FastifyInstance } from 'fastify'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { broadcastMails, broadcasts } from '@souk/contract/messaging/broadcasts.contract.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { type BrandActor, countAudience, readEmailGroups } from './audience.queries.ts'
import { readClick } from './broadcast-links.ts'
import { listBroadcasts, noteClick, presentBroadcastRow } from './broadcasts.queries.ts'
import {
  changeBroadcast,
  createBroadcast,
  previewBroadcast,
  readBroadcast,
  removeBroadcast,
  testBroadcast,
} from './compose-broadcast.ts'
import { cancelBroadcast, startBroadcast } from './start-broadcast.ts'
import { chooseBroadcasts, lookAtBroadcasts, takeMailEvents } from './suppress-address.ts'

function brandOf(actor: Actor): BrandActor {
  if (actor.side !== 'brand') throw new Refusal('forbidden')
  return actor
}

export const broadcastsHandlers: Handlers<typeof broadcasts> = {
  create: ({ actor, body }, { db }) => createBroadcast(db, brandOf(actor), body),
  async list({ actor, query }, { db }) {
    const { rows, ...page } = await listBroadcasts(db, brandOf(actor).entityId, query)
    return { broadcasts: rows.map(presentBroadcastRow), ...page }
  },
  emailGroups: ({ actor }, { db }) => readEmailGroups(db, brandOf(actor)),
  countAudience: ({ actor, body }, { db }) => countAudience(db, brandOf(actor), body.audience),
  preview: ({ actor, body: { userId, ...content } }, deps) => previewBroadcast(deps, brandOf(actor), content, userId),
  read: ({ actor, params }, { db }) => readBroadcast(db, brandOf(actor), params.id),
  change: ({ actor, params, body }, { db }) => changeBroadcast(db, brandOf(actor), params.id, body),
  remove: ({ actor, params }, { db }) => removeBroadcast(db, brandOf(actor), params.id),
  test: ({ actor, params, caller }, deps) => testBroadcast(deps, brandOf(actor), params.id, caller.requestId),
  send: ({ actor, params, body }, deps) => startBroadcast(deps, brandOf(actor), params.id, body),
  cancel: ({ actor, params }, deps) => cancelBroadcast(deps, brandOf(actor), params.id),
}

export const broadcastMailsHandlers: Handlers<typeof broadcastMails> = {
  look: ({ query }, deps) => lookAtBroadcasts(deps, query.token),
  unsubscribe: ({ query, body }, deps) => chooseBroadcasts(deps, query.token, body?.isWanted ?? false),
  report: ({ body, caller }, deps) => takeMailEvents(deps, caller.bearer, body.events),
}

/** Mail programs send a form for one-click unsubscribe. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** A header carries ASCII only; what is encoded already stays as it is. */
const headerSafe = (url: string) =>
  url.replace(/[^\u0021-\u007e]+/gu, (letters) => encodeURIComponent(letters.toWellFormed()))

/** Counts the first click of a recipient and leads on; an address that we did not sign leads nowhere. */
export function serveClicks(app: FastifyInstance, { db, key }: Deps): void {
  app.get<{ Params: { '*': string } }>('/r/*', { schema: { hide: true } }, async ({ params }, reply) => {
    const click = readClick(key, params['*'])
    if (!click) throw new Refusal('not_found')
    await noteClick(db, click.recipientId)
    return reply.header('cache-control', 'no-store').redirect(headerSafe(click.url), 302)
  })
}
