import { sql } from 'kysely'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { isolated } from '../../../platform/delivery/mail/isolated.ts'
import { MailButton, MailQuote, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'
import { conversationLink } from '../model/conversation-link.ts'
import { waysOut } from '../../follows/door.ts'
import { recipientsOf, teamOf } from '../notifications/recipients.queries.ts'
import { excerpt } from '../notifications/trade-notices.ts'

const unreadMinutes = 10
const atOnce = 100
type Side = 'brand' | 'retailer'
type Due = { conversationId: string; side: Side; brandId: string; retailerId: string; name: string }

/** A team that has not read a message for ten minutes is mailed, once for all messages that wait by then. */
export async function mailUnread(deps: Deps): Promise<void> {
  for (;;) {
    const { rows } = await sql<Due>`
      select conversation.id as conversation_id, reader.side, relation.brand_id, relation.retailer_id, author.name
      from message join conversation on conversation.id = message.conversation_id
        join relation on relation.id = conversation.relation_id
        cross join lateral (select case message.author_side when 'brand' then 'retailer' else 'brand' end as side) reader
        join entity author on author.id = case message.author_side when 'brand' then relation.brand_id else relation.retailer_id end
        left join conversation_reader known on known.conversation_id = conversation.id and known.side = reader.side
      where message.deleted_at is null and message.created_at between now() - interval '2 days' and now() - make_interval(mins => ${unreadMinutes})
        and (known.read_up_to is null or known.read_up_to < message.id) and (known.mailed_up_to is null or known.mailed_up_to < message.id)
      group by 1, 2, 3, 4, 5 order by 1, 2 limit ${atOnce}`.execute(deps.db)
    for (const due of rows) await inTransaction(deps.db, (tx) => mailTeam({ ...deps, db: tx }, due))
    if (rows.length < atOnce) return
  }
}

type Waiting = { id: string; text: string }

/** Of any number of workers one moves the mark, and only it sends. */
async function mailTeam(deps: Deps, { conversationId, side, name, ...pair }: Due): Promise<void> {
  const { db, key, say, sendMail, config } = deps
  const { rows } = await sql<Waiting>`
    with newest as (select id, text from message where conversation_id = ${conversationId} and author_side <> ${side}
        and deleted_at is null order by id desc limit 1)
    insert into conversation_reader (conversation_id, side, mailed_up_to) select ${conversationId}, ${side}, id from newest
    on conflict (conversation_id, side) do update set mailed_up_to = excluded.mailed_up_to
      where (conversation_reader.mailed_up_to is null or conversation_reader.mailed_up_to < excluded.mailed_up_to)
        and (conversation_reader.read_up_to is null or conversation_reader.read_up_to < excluded.mailed_up_to)
    returning mailed_up_to as id, (select text from newest) as text`.execute(db)
  const newest = rows[0]
  if (!newest) return
  const href = `${config.publicUrl}${conversationLink(side, conversationId)}`
  for (const reader of await recipientsOf(db, 'messages', teamOf(pair, side))) {
    if (!reader.mail || !reader.email) continue
    await sendMail(db, {
      to: reader.email,
      language: reader.language,
      key: `conversation ${newest.id} ${reader.userId}`,
      notBefore: reader.notBefore,
      isDemo: reader.isDemo,
      headers: waysOut(key, config, { userId: reader.userId, kind: 'messages' }).headers,
      content: unreadMail(say, reader.language, { name, text: excerpt(newest.text), href }),
    })
  }
}

/** The words that were written, and never what a card shows: that depends on who looks, and when. */
function unreadMail(
  say: Say,
  language: Language,
  { name, text, href }: { name: string; text: string; href: string },
): MailContent {
  const words = isolated({ name })
  return {
    subject: say(language, 'mail.message.subject', { name }),
    preview: text || say(language, 'mail.message.text', words),
    body: (
      <>
        <MailTitle>{say(language, 'mail.message.title', words)}</MailTitle>
        {text && <MailQuote>{text}</MailQuote>}
        <MailText>{say(language, 'mail.message.text', words)}</MailText>
        <MailButton href={href}>{say(language, 'mail.message.button')}</MailButton>
      </>
    ),
  }
}
