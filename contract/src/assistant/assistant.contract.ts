import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { listQuery } from '../core/lists/list-query.ts'
import { page } from '../core/paging.ts'
import { nameUpTo, required } from '../core/rules.ts'
import {
  Approval,
  ApprovalKind,
  AssistantConversation,
  OpenAssistantConversation,
  Selection,
  SelectionEdit,
} from './assistant-shapes.ts'
import { Brief } from './brief.ts'
import { messageMost } from './message-most.ts'
import { conversationList } from './conversation-list.ts'

const root = '/api/v2/retailer-ai'
const ofRetailer = { allow: ['manage', 'Retailer'] } as const
const byId = z.strictObject({ id: z.uuid() })

export const ChatIn = z.strictObject({
  message: required.check(z.maxLength(messageMost, 'rules.max')),
  conversationId: z.optional(z.uuid()),
  brief: z.optional(Brief), // as it was edited on the screen
})
export type ChatIn = z.output<typeof ChatIn>

export const assistant = {
  /** Parts as server-sent events, one JSON object each. The work goes on when the reader leaves. */
  chat: endpoint({
    method: 'POST',
    path: `${root}/chat`,
    ...ofRetailer,
    body: ChatIn,
    reply: z.string(),
    raw: 'text/event-stream',
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  conversations: endpoint({
    method: 'GET',
    path: `${root}/conversations`,
    ...ofRetailer,
    query: listQuery(conversationList),
    reply: page({ conversations: z.array(AssistantConversation) }),
  }),
  conversation: endpoint({
    method: 'GET',
    path: `${root}/conversations/:id`,
    ...ofRetailer,
    params: byId,
    reply: OpenAssistantConversation,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: `${root}/conversations/:id`,
    ...ofRetailer,
    params: byId,
    body: z.strictObject({ title: nameUpTo(120) }),
    reply: AssistantConversation,
    successMessage: 'assistant.renamed',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${root}/conversations/:id`,
    ...ofRetailer,
    params: byId,
    reply: z.null(),
    successMessage: 'assistant.removed',
  }),
  /** The chips: the whole brief, and a new selection for it. */
  setBrief: endpoint({
    method: 'PUT',
    path: `${root}/conversations/:id/brief`,
    ...ofRetailer,
    params: byId,
    body: z.strictObject({ brief: Brief }),
    reply: Selection,
    idempotent: true,
    limit: { tries: 60, seconds: 60, per: 'user' },
  }),
  edit: endpoint({
    method: 'POST',
    path: `${root}/conversations/:id/selection`,
    ...ofRetailer,
    params: byId,
    body: z.strictObject({ selectionId: z.uuid(), edit: SelectionEdit }), // the one that was looked at
    reply: Selection,
    idempotent: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: `${root}/conversations/:id/undo`,
    ...ofRetailer,
    params: byId,
    body: z.strictObject({ selectionId: z.uuid() }),
    reply: Selection,
    idempotent: true,
  }),
  /** What will be written, for the person to confirm. */
  approve: endpoint({
    method: 'POST',
    path: `${root}/conversations/:id/approvals`,
    ...ofRetailer,
    params: byId,
    body: z.strictObject({ kind: ApprovalKind, selectionId: z.uuid() }),
    reply: Approval,
    status: 201,
    idempotent: true,
  }),
  saveWishlist: endpoint({
    method: 'POST',
    path: `${root}/conversations/:id/wishlist`,
    ...ofRetailer,
    params: byId,
    body: z.strictObject({ approvalId: z.uuid(), name: nameUpTo(120) }),
    reply: z.object({ wishlistId: z.uuid() }),
    status: 201,
    successMessage: 'assistant.savedAsWishlist',
    idempotent: true,
  }),
  addToCarts: endpoint({
    method: 'POST',
    path: `${root}/conversations/:id/carts`,
    ...ofRetailer,
    params: byId,
    body: z.strictObject({ approvalId: z.uuid(), storeId: z.optional(z.uuid()) }),
    reply: z.object({ cartIds: z.array(z.uuid()) }),
    successMessage: 'assistant.addedToCarts',
    idempotent: true,
  }),
}
