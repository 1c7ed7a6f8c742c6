import { timingSafeEqual } from 'node:crypto'
import { UnsubscribeKind } from '@souk/contract/follows/follow-mails.ts'
import { type NotificationKind, requiredKinds } from '@souk/contract/identity/notification-kinds.ts'
import { type Db, inTransaction, type Tx } from '../../platform/data/database/db.ts'
import { publishLive } from '../../platform/data/outbox.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Config } from '../../platform/base/config.ts'
import { listId } from '../../platform/delivery/mail/mail-heads.ts'
import type { ServerKey } from '../../platform/data/access/server-key.ts'
import { isLastMailReader, saveChannels } from '../identity/door.ts'
import { isWanted, saveChoice, saveDigest } from './mail-choices.queries.ts'

type Mine = { userId: string; kind: UnsubscribeKind }
const purpose = 'unsubscribe'

/** Says whose mails of which kind it ends, and nothing else: it opens no session and lives as long as the mail. */
export function unsubscribeToken(key: ServerKey, { userId, kind }: Mine): string {
  return `${userId}.${kind}.${key.sign(purpose, `${userId}\0${kind}`).toString('base64url')}`
}

function readToken(key: ServerKey, token: string): Mine {
  const [, userId = '', kind, signature = ''] = /^([\da-f-]{36})\.(\w+)\.([\w-]{43})$/.exec(token) ?? []
  const known = UnsubscribeKind.safeParse(kind)
  if (!known.success) throw new Refusal('not_found', 'follows.deadLink')
  const mine = { userId, kind: known.data }
  const isOurs = timingSafeEqual(Buffer.from(signature, 'base64url'), key.sign(purpose, `${userId}\0${mine.kind}`))
  if (!isOurs) throw new Refusal('not_found', 'follows.deadLink')
  return mine
}

/** Looks without changing anything. */
export async function lookAtMails(db: Db, key: ServerKey, token: string) {
  const { userId, kind } = readToken(key, token)
  const wanted = await isWanted(db, userId, kind)
  if (wanted === undefined) throw new Refusal('not_found', 'follows.deadLink')
  return { kind, isWanted: wanted }
}

/** Ends the mails of one kind to one person, or brings them back. */
export function chooseByToken(db: Db, key: ServerKey, token: string, wanted: boolean) {
  return inTransaction(db, async (tx) => {
    const { userId, kind } = readToken(key, token)
    await lookAtMails(tx, key, token) // a deleted person has no mails to unsubscribe
    if (kind === 'digest') await saveDigest(tx, userId, wanted)
    else if (kind === 'opening' || kind === 'closing') await saveChoice(tx, userId, { [kind]: wanted })
    else await saveKind(tx, userId, kind, wanted)
    await publishLive(tx, { userId }, 'session.changed')
    return { kind, isWanted: wanted }
  })
}

/** At least one admin keeps the mails about orders and money. */
async function saveKind(tx: Tx, userId: string, kind: NotificationKind, mail: boolean): Promise<void> {
  if (!mail && requiredKinds.has(kind) && (await isLastMailReader(tx, userId, kind)))
    throw new Refusal('conflict', 'identity.lastMailReader')
  await saveChannels(tx, userId, [{ kind, mail }])
}

/** Where a mail says it can be ended: in its head for mail programs, and in its text for people. */
export function waysOut(key: ServerKey, config: Pick<Config, 'publicUrl' | 'mailFrom'>, mine: Mine) {
  const { publicUrl } = config
  const token = unsubscribeToken(key, mine)
  return {
    href: `${publicUrl}/unsubscribe?token=${token}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/schedule/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      ...listId(config, mine.kind),
    },
  }
}
