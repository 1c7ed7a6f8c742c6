import type { lists } from '@souk/contract/catalog/lists.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { addEntry, changeEntry, orderList, removeEntry } from './change-list.ts'
import { readList } from './lists.queries.ts'

export const listsHandlers: Handlers<typeof lists> = {
  read: ({ params }, { db }) => readList(db, params.list),
  add: ({ actor, params, body, caller }, deps) => addEntry(deps, actor, params.list, body, caller),
  change: ({ actor, params, body, caller }, deps) => changeEntry(deps, actor, params, body, caller),
  remove: ({ actor, params, caller }, deps) => removeEntry(deps, actor, params, caller),
  order: ({ actor, params, body, caller }, deps) => orderList(deps, actor, params.list, body.keys, caller),
}
