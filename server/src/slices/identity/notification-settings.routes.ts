import type { Actor } from '@souk/contract/core/abilities.ts'
import type { notificationSettings } from '@souk/contract/identity/notification-settings.contract.ts'
import { defaultChannels, kindsOf, requiredKinds } from '@souk/contract/identity/notification-kinds.ts'
import { type NotificationSettings } from '@souk/contract/identity/notification-settings.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import {
  channelsOf,
  findQuietHours,
  isLastMailReader,
  isTimeZone,
  saveChannels,
  saveQuietHours,
} from './model/notification-settings.queries.ts'

export const notificationSettingsHandlers: Handlers<typeof notificationSettings> = {
  read: ({ actor }, { db }) => readSettings(db, actor),
  change: ({ actor, body }, { db }) =>
    inTransaction(db, async (tx) => {
      const { userId } = actor
      for (const { kind, mail } of body.kinds ?? []) {
        if (!mail && requiredKinds.has(kind) && (await isLastMailReader(tx, userId, kind)))
          throw new Refusal('conflict', 'identity.lastMailReader', { field: kind })
      }
      if (body.quiet && !(await isTimeZone(tx, body.quiet.timeZone)))
        throw new Refusal('invalid', 'identity.noSuchTimeZone', { field: 'quiet.timeZone' })
      await saveChannels(tx, userId, body.kinds ?? [])
      if (body.quiet !== undefined) await saveQuietHours(tx, userId, body.quiet)
      await publishLive(tx, { userId }, 'session.changed')
      return readSettings(tx, actor)
    }),
}

async function readSettings(db: Db, actor: Actor): Promise<NotificationSettings> {
  const chosen = new Map((await channelsOf(db, actor.userId)).map(({ kind, ...channels }) => [kind, channels]))
  return {
    kinds: kindsOf(actor.side).map((kind) => ({
      kind,
      ...(chosen.get(kind) ?? defaultChannels[kind]),
      isRequired: requiredKinds.has(kind),
    })),
    quiet: await findQuietHours(db, actor.userId),
  }
}
