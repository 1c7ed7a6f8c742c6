import type { conversations } from '@souk/contract/messaging/conversations.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { found } from '../../../platform/base/refusal.ts'
import { traderOf } from '../../connections/door.ts'
import {
  countUnreadConversations,
  findConversation,
  listConversations,
  presentConversation,
} from './conversations.queries.ts'
import { listMessages } from './messages.queries.ts'
import { assignConversation, markConversationRead, openConversation, readConversation } from './open-conversation.ts'
import { keyOf, resolveCards } from './resolve-cards.ts'
import { editMessage, removeMessage, sendMessage } from './send-message.ts'

export const conversationsHandlers: Handlers<typeof conversations> = {
  async list({ actor, query }, { db }) {
    const trader = traderOf(actor)
    const { rows, ...page } = await listConversations(db, trader, query)
    return {
      conversations: rows.map((row) => presentConversation(row, trader.side)),
      ...page,
      unread: await countUnreadConversations(db, trader),
    }
  },
  open: ({ actor, body }, { db }) => openConversation(db, traderOf(actor), body.entityId),
  async unread({ actor }, { db }) {
    return { unread: await countUnreadConversations(db, traderOf(actor)) }
  },
  read: ({ actor, params }, { db }) => readConversation(db, traderOf(actor), params.id),
  async messages({ actor, params, query }, { db, key }) {
    const trader = traderOf(actor)
    found(await findConversation(db, trader, params.id))
    return listMessages(db, key, trader, params.id, query)
  },
  send: ({ actor, params, body }, deps) => sendMessage(deps, traderOf(actor), params.id, body),
  edit: ({ actor, params, body }, deps) =>
    editMessage(deps, traderOf(actor), { conversationId: params.id, messageId: params.messageId }, body.text),
  remove: ({ actor, params }, deps) =>
    removeMessage(deps, traderOf(actor), { conversationId: params.id, messageId: params.messageId }),
  markRead: ({ actor, params, body }, { db }) => markConversationRead(db, traderOf(actor), params.id, body.messageId),
  assign: ({ actor, params, body }, { db }) => assignConversation(db, traderOf(actor), params.id, body.associationId),
  async card({ actor, params }, { db }) {
    return found((await resolveCards(db, traderOf(actor), [params])).get(keyOf(params)))
  },
}
