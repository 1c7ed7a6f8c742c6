import type { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { requireAssistant } from './model/access.ts'
import {
  presentConversation,
  readConversation,
  removeConversation,
  renameConversation,
} from './conversations/change-conversation.ts'
import { chat } from './conversations/chat.ts'
import { listConversations } from './model/conversations.queries.ts'
import { editSelection, setBrief, undoSelection } from './selection/edit-selection.ts'
import { addToCarts, approveWrite, saveAsWishlist } from './writes/write-selection.ts'

export const assistantHandlers: Handlers<typeof assistant> = {
  async chat({ actor, body, caller }, deps) {
    return chat(deps, await requireAssistant(deps, actor), body, caller.language)
  },
  async conversations({ actor, query }, deps) {
    const { rows, ...page } = await listConversations(deps.db, await requireAssistant(deps, actor), query)
    return { conversations: rows.map(presentConversation), ...page }
  },
  async conversation({ actor, params, caller }, deps) {
    return readConversation(deps, await requireAssistant(deps, actor), params.id, caller.language)
  },
  async rename({ actor, params, body }, deps) {
    return renameConversation(deps.db, await requireAssistant(deps, actor), params.id, body.title)
  },
  async remove({ actor, params }, deps) {
    return removeConversation(deps.db, await requireAssistant(deps, actor), params.id)
  },
  async setBrief({ actor, params, body, caller }, deps) {
    return setBrief(deps, await requireAssistant(deps, actor), params.id, body.brief, caller.language)
  },
  async edit({ actor, params, body, caller }, deps) {
    return editSelection(deps, await requireAssistant(deps, actor), { ...params, ...body }, caller.language)
  },
  async undo({ actor, params, body, caller }, deps) {
    return undoSelection(deps, await requireAssistant(deps, actor), params.id, body.selectionId, caller.language)
  },
  async approve({ actor, params, body, caller }, deps) {
    return approveWrite(deps, await requireAssistant(deps, actor), { ...params, ...body }, caller.language)
  },
  async saveWishlist({ actor, params, body, caller }, deps) {
    return saveAsWishlist(deps, await requireAssistant(deps, actor), { ...params, ...body }, caller.language)
  },
  async addToCarts({ actor, params, body, caller }, deps) {
    return addToCarts(deps, await requireAssistant(deps, actor), { ...params, ...body }, caller.language)
  },
}
