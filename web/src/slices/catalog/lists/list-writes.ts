import { type ListEntryChange, lists } from '@souk/contract/catalog/lists.contract.ts'
import type { Request } from '@souk/contract/core/endpoint.ts'
import { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import type { ListName } from '@souk/contract/reference/list-names.ts'
import { language } from '../../../lib/language/language.ts'
import { reloadReferenceLists } from '../../../lib/reference-lists.ts'
import { call } from '../../../lib/server/call.ts'

type One = { list: ListName; key: string }

/** The names of today are read again for every screen of this tab. */
async function shown<T>(written: Promise<T>): Promise<T> {
  const answer = await written
  await reloadReferenceLists(language())
  return answer
}

export const add = ({ list, ...body }: { list: ListName } & Request<typeof lists.add>['body']) =>
  shown(call(lists.add, { params: { list }, body }))
export const change = ({ list, key, ...body }: One & ListEntryChange) =>
  shown(call(lists.change, { params: { list, key }, body }))
export const remove = (params: One) => shown(call(lists.remove, { params }))
export const order = ({ list, keys }: { list: ListName; keys: string[] }) =>
  shown(call(lists.order, { params: { list }, body: { keys } }))

export const changeMarketplace = (body: Request<typeof marketplace.change>['body']) =>
  call(marketplace.change, { body })
