import { listViews } from '@souk/contract/identity/list-views.contract.ts'
import { call } from '../../../lib/server/call.ts'

type Saved = { list: string; name: string; search: string }

export const save = (body: Saved) => call(listViews.save, { body })
export const change = ({ id, ...body }: { id: string } & Partial<Omit<Saved, 'list'>>) =>
  call(listViews.change, { params: { id }, body })
export const remove = ({ id }: { id: string }) => call(listViews.remove, { params: { id } })
