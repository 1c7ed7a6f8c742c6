import { mailHouse } from '../../../platform/delivery/mail/mail-house.ts'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { CardRef } from '@souk/contract/messaging/conversation-limits.ts'
import type { Broadcast, BroadcastContent } from '@souk/contract/messaging/broadcasts.contract.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { publishLive } from '../../../platform/data/outbox.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { nextVersion } from '../../../platform/data/saved-version.ts'
import type { Trader } from '../../connections/door.ts'
import { findUser } from '../../identity/door.ts'
import { resolveCards } from '../conversations/resolve-cards.ts'
import { type BrandActor, candidates } from './audience.queries.ts'
import { broadcastRows, findBroadcast, lockBroadcast, presentBroadcast } from './broadcasts.queries.ts'
import { renderBroadcast } from './render-broadcast.tsx'

export const cardsOf = ({ content }: BroadcastContent['body']): CardRef[] =>
  content.flatMap((block) => (block.type === 'card' ? [{ kind: block.attrs.kind, id: block.attrs.id }] : []))

async function ownCards(db: Db, actor: BrandActor, refs: readonly CardRef[]): Promise<CardRef[]> {
  const seen = await resolveCards(db, actor, refs)
  return refs.filter(({ kind, id }) => seen.has(`${kind}:${id}`))
}

/** Only the brand's own things stand in its mails. */
async function requireOwnCards(tx: Db, actor: BrandActor, body: BroadcastContent['body']): Promise<void> {
  const refs = cardsOf(body)
  if ((await ownCards(tx, actor, refs)).length < refs.length)
    throw new Refusal('invalid', 'messaging.noSuchCard', { field: 'body' })
}

const stored = ({ language, subject, body, audience }: BroadcastContent) => ({
  language,
  subject,
  body: JSON.stringify(body),
  audience: JSON.stringify(audience),
})

export function createBroadcast(db: Db, actor: BrandActor, content: BroadcastContent): Promise<Broadcast> {
  return inTransaction(db, async (tx) => {
    await requireOwnCards(tx, actor, content.body)
    const { id } = await tx
      .insertInto('broadcast')
      .values({ brandId: actor.entityId, createdBy: actor.userId, ...stored(content) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await publishLive(tx, { entityId: actor.entityId }, 'broadcasts.changed', id)
    return presentBroadcast(found(await findBroadcast(tx, actor.entityId, id)))
  })
}

export function changeBroadcast(
  db: Db,
  actor: BrandActor,
  id: string,
  { version, ...content }: BroadcastContent & { version: number },
): Promise<Broadcast> {
  return inTransaction(db, async (tx) => {
    const known = found(await lockBroadcast(tx, actor.entityId, id))
    if (known.status !== 'DRAFT') throw new Refusal('conflict', 'messaging.notDraft')
    await nextVersion(tx, actor, { table: 'broadcast', id }, version)
    await requireOwnCards(tx, actor, content.body)
    await tx.updateTable('broadcast').set(stored(content)).where('id', '=', id).execute()
    await publishLive(tx, { entityId: actor.entityId }, 'broadcasts.changed', id)
    return presentBroadcast(found(await findBroadcast(tx, actor.entityId, id)))
  })
}

export function removeBroadcast(db: Db, actor: BrandActor, id: string): Promise<null> {
  return inTransaction(db, async (tx) => {
    const known = found(await lockBroadcast(tx, actor.entityId, id))
    if (known.status !== 'DRAFT') throw new Refusal('conflict', 'messaging.notDraft')
    await tx.deleteFrom('broadcast').where('id', '=', id).execute()
    await publishLive(tx, { entityId: actor.entityId }, 'broadcasts.changed', id)
    return null
  })
}

export const readBroadcast = async (db: Db, actor: BrandActor, id: string) =>
  presentBroadcast(found(await broadcastRows(db, actor.entityId).where('id', '=', id).executeTakeFirst()))

/** A retailer as the rule of visibility sees it; who of its people reads makes no difference. */
export const readerOf = (retailerId: string, userId: string): Trader =>
  ({ side: 'retailer', role: 'entityAdmin', entityId: retailerId, userId }) as Extract<Actor, { side: 'retailer' }>

type Named = { firstName: string; retailerName: string; retailerId: string }

/** As one recipient of the audience would get it; without one as the caller, who sees everything of the brand. */
export async function previewBroadcast(deps: Deps, actor: BrandActor, content: BroadcastContent, userId?: string) {
  const { db, say, config } = deps
  const refs = cardsOf(content.body)
  const reader = userId === undefined ? undefined : found(await findCandidate(db, actor, content, userId))
  const viewer = reader ? readerOf(reader.retailerId, userId!) : actor
  // A draft that is not saved may name anything: only the brand's own things are shown as its reader sees them.
  const cards = await resolveCards(db, viewer, await ownCards(db, actor, refs))
  const own = await findUser(db, actor.userId)
  const brand = await db.selectFrom('entity').select('name').where('id', '=', actor.entityId).executeTakeFirstOrThrow()
  const { subject, html, body } = renderBroadcast(
    say,
    {
      ...content,
      brandName: brand.name,
      publicUrl: config.publicUrl,
      house: mailHouse(deps, content.language),
    },
    {
      firstName: reader?.firstName ?? own?.firstName ?? '',
      company: reader?.retailerName ?? brand.name,
      cards,
      linkTo: (url) => url,
      unsubscribe: `${config.publicUrl}/unsubscribe/broadcasts?token=test`, // says that it was a test
    },
  )
  return { subject, html, text: body, hiddenCards: refs.filter(({ kind, id }) => !cards.has(`${kind}:${id}`)).length }
}

async function findCandidate(db: Db, actor: BrandActor, { audience }: BroadcastContent, userId: string) {
  const { rows } = await sql<Named>`select candidate.first_name, candidate.retailer_name, candidate.retailer_id
    from ${candidates(actor, audience)} candidate where candidate.user_id = ${userId} limit 1`.execute(db)
  return rows[0]
}

/** To the caller, as the caller would see it. */
export async function testBroadcast(deps: Deps, actor: BrandActor, id: string, requestId: string): Promise<null> {
  const { db, say, sendMail } = deps
  const broadcast = found(await findBroadcast(db, actor.entityId, id))
  const me = found(await findUser(db, actor.userId))
  const { html, text } = await previewBroadcast(deps, actor, broadcast)
  await sendMail(db, {
    to: me.email,
    language: broadcast.language,
    key: `broadcast test ${requestId}`,
    isDemo: await isDemoBrand(db, actor.entityId),
    rendered: {
      subject: say(broadcast.language, 'mail.broadcast.test', { subject: broadcast.subject }),
      html,
      body: text,
    },
  })
  return null
}

export async function isDemoBrand(db: Db, brandId: string): Promise<boolean> {
  const row = await db.selectFrom('entity').select('isDemo').where('id', '=', brandId).executeTakeFirst()
  return row?.isDemo ?? false
}
