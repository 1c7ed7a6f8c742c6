import type { listViews } from '@souk/contract/identity/list-views.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { changeListView, listViewsOf, removeListView, saveListView } from './model/list-views.queries.ts'

export const listViewHandlers: Handlers<typeof listViews> = {
  list: ({ actor, query }, { db }) => listViewsOf(db, actor, query.list),
  save: ({ actor, body }, { db }) => saveListView(db, actor, body),
  change: ({ actor, params, body }, { db }) => changeListView(db, actor, params.id, body),
  remove: async ({ actor, params }, { db }) => {
    await removeListView(db, actor, params.id)
    return null
  },
}
