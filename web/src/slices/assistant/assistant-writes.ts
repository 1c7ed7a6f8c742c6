import { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import type { ApprovalKind, SelectionEdit } from '@souk/contract/assistant/assistant-shapes.ts'
import type { Brief } from '@souk/contract/assistant/brief.ts'
import { call } from '../../lib/server/call.ts'

export const rename = ({ id, title }: { id: string; title: string }) =>
  call(assistant.rename, { params: { id }, body: { title } })
export const remove = (id: string) => call(assistant.remove, { params: { id } })
export const setBrief = ({ id, brief }: { id: string; brief: Brief }) =>
  call(assistant.setBrief, { params: { id }, body: { brief } })
export const edit = ({ id, ...body }: { id: string; selectionId: string; edit: SelectionEdit }) =>
  call(assistant.edit, { params: { id }, body })
export const undo = ({ id, selectionId }: { id: string; selectionId: string }) =>
  call(assistant.undo, { params: { id }, body: { selectionId } })
export const approve = ({ id, ...body }: { id: string; kind: ApprovalKind; selectionId: string }) =>
  call(assistant.approve, { params: { id }, body })
/** The approval is the key: the same again after a lost answer writes nothing twice. */
export const saveWishlist = ({ id, ...body }: { id: string; approvalId: string; name: string }) =>
  call(assistant.saveWishlist, { params: { id }, body }, { key: `wishlist ${body.approvalId} ${body.name}` })
export const addToCarts = ({ id, approvalId }: { id: string; approvalId: string }) =>
  call(assistant.addToCarts, { params: { id }, body: { approvalId } }, { key: `carts ${approvalId}` })
