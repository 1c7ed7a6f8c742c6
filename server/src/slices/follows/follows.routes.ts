import type { FastifyInstance } from 'fastify'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { follows, unsubscribes } from '@souk/contract/follows/follows.contract.ts'
import { inTransaction } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { viewerOf } from '../catalog/door.ts'
import { announceOpening, withdrawOpening } from './announce-opening.ts'
import { listCalendar } from './calendar.queries.ts'
import { followBrand } from './follow-brand.ts'
import { listFollowing } from './follows.queries.ts'
import { findChoice, saveChoice } from './mail-choices.queries.ts'
import { chooseByToken, lookAtMails } from './unsubscribe.ts'

export const followsHandlers: Handlers<typeof follows> = {
  async calendar({ actor, query }, { db }) {
    const looking = { viewer: await viewerOf(db, actor), userId: actor.userId }
    const { entries, more } = await listCalendar(db, looking, query)
    return { entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })), more }
  },
  announce: ({ actor, body, caller }, { db }) => announceOpening(db, brandActor(actor), body, caller),
  withdraw: ({ actor, params, caller }, { db }) => withdrawOpening(db, brandActor(actor), params.id, caller),
  subscribe: ({ actor, query }, { db }) => followBrand(db, actor, query),
  async following({ actor, query }, { db }) {
    const { rows, ...page } = await listFollowing(db, actor.userId, query)
    return { brands: rows.map((row) => ({ ...row, followedAt: row.followedAt.toISOString() })), ...page }
  },
  mails: ({ actor }, { db }) => findChoice(db, actor.userId),
  chooseMails: ({ actor, body }, { db }) =>
    inTransaction(db, async (tx) => {
      await saveChoice(tx, actor.userId, body)
      await publishLive(tx, { userId: actor.userId }, 'session.changed')
      return body
    }),
}

export const unsubscribesHandlers: Handlers<typeof unsubscribes> = {
  look: ({ query }, { db, key }) => lookAtMails(db, key, query.token),
  end: ({ query, body }, { db, key }) => chooseByToken(db, key, query.token, body?.isWanted ?? false),
}

/** Mail programs send a form for one-click unsubscribe; no other call accepts one. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

function brandActor(actor: Actor): Actor & { side: 'brand' } {
  if (actor.side !== 'brand') throw new Refusal('forbidden')
  return actor
}
