import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { max } from '../core/rules.ts'
import { rights } from '../core/rights/rights.ts'
import { messageLimits } from './conversation-limits.ts'
import { conversationList } from './messaging-lists.ts'

export const CardRef = z.strictObject({
  kind: z.enum(['order', 'product', 'collection', 'wishlist']),
  id: z.uuid(),
})

/** A thing that is spoken of, as its reader may see it; one that the reader may not see is absent. */
export const Card = z.object({
  ...CardRef.shape,
  title: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
  price: z.nullable(z.object({ amount: z.string(), currency: z.string() })),
  link: z.string(),
})
export type Card = z.infer<typeof Card>

export const MessageFile = z.object({
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  url: z.string(), // signed, for some minutes
})

export const Message = z.object({
  id: z.uuid(),
  by: z.enum(['brand', 'retailer']),
  authorName: z.string(), // of the counterpart its entity, of the own team the person
  isYours: z.boolean(),
  text: z.string(),
  cards: z.array(Card),
  files: z.array(MessageFile),
  createdAt: z.iso.datetime(),
  editedAt: z.nullable(z.iso.datetime()),
  isDeleted: z.boolean(),
  editableUntil: z.nullable(z.iso.datetime()), // only of one's own
})
export type Message = z.infer<typeof Message>

const Assignee = z.object({ associationId: z.uuid(), name: z.string() })

export const Conversation = z.object({
  id: z.uuid(),
  counterpart: z.object({ id: z.uuid(), name: z.string(), logo: z.nullable(z.string()) }),
  relationId: z.uuid(),
  isReadOnly: z.boolean(), // the relation has ended
  assignee: z.nullable(Assignee), // brands only
  unread: z.int(),
  lastMessageAt: z.nullable(z.iso.datetime()),
  excerpt: z.string(), // of the newest message, or of the one that was searched for
})
export type Conversation = z.infer<typeof Conversation>

export const OpenConversation = z.object({
  ...Conversation.shape,
  readUpTo: z.nullable(z.uuid()), // by the counterpart's team
  assignees: z.array(Assignee), // who may be chosen; empty for those who may not choose
})
export type OpenConversation = z.infer<typeof OpenConversation>

const byId = z.strictObject({ id: z.uuid() })
const ofMessage = z.strictObject({ id: z.uuid(), messageId: z.uuid() })
const Text = z.string().check(z.trim(), z.maxLength(messageLimits.text, 'messaging.tooLong'))

export const NewMessage = z
  .strictObject({
    text: z._default(Text, ''),
    files: z._default(
      z.array(z.string().check(z.maxLength(300))).check(z.maxLength(messageLimits.files, 'messaging.tooManyFiles')),
      [],
    ),
    cards: z._default(z.array(CardRef).check(z.maxLength(messageLimits.cards, 'messaging.tooManyCards')), []),
  })
  .check(
    z.refine(({ text, files, cards }) => text !== '' || files.length > 0 || cards.length > 0, {
      path: ['text'],
      error: 'messaging.empty',
    }),
  )
const traders = { allow: ['read', 'Profile'], sides: ['brand', 'retailer'] } as const

export const conversations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/conversations',
    ...traders,
    query: z.safeExtend(listQuery(conversationList), { q: z.optional(max(120)) }),
    reply: page({ conversations: z.array(Conversation), unread: z.int() }),
  }),
  /** The conversation of a relation, made when it is first opened. */
  open: endpoint({
    method: 'PUT',
    path: '/api/v2/conversations',
    ...traders,
    body: z.strictObject({ entityId: z.uuid() }),
    reply: OpenConversation,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/v2/conversations/unread',
    ...traders,
    reply: z.object({ unread: z.int() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/v2/conversations/:id',
    ...traders,
    params: byId,
    reply: OpenConversation,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/v2/conversations/:id/messages',
    ...traders,
    params: byId,
    query: z.strictObject({
      before: z.optional(z.uuid()),
      q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    }),
    reply: z.object({ messages: z.array(Message), more: z.boolean() }), // the oldest first
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v2/conversations/:id/messages',
    ...traders,
    params: byId,
    body: NewMessage,
    reply: Message,
    status: 201,
    idempotent: true,
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v2/conversations/:id/messages/:messageId',
    ...traders,
    params: ofMessage,
    body: z.strictObject({ text: Text.check(z.minLength(1, 'messaging.empty')) }),
    reply: Message,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/conversations/:id/messages/:messageId',
    ...traders,
    params: ofMessage,
    reply: Message,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/v2/conversations/:id/read',
    ...traders,
    params: byId,
    body: z.strictObject({ messageId: z.uuid() }),
    reply: z.object({ unread: z.int() }),
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/v2/conversations/:id/assignee',
    ...rights.leadSales,
    params: byId,
    body: z.strictObject({ associationId: z.nullable(z.uuid()) }),
    reply: OpenConversation,
  }),
  /** What a card would show the caller, before it is sent. */
  card: endpoint({
    method: 'GET',
    path: '/api/v2/conversations/cards/:kind/:id',
    ...traders,
    params: CardRef,
    reply: Card,
  }),
}
