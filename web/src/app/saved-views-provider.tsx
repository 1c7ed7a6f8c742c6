import type { ReactNode } from 'react'
import { lazyControl } from '../lib/code/lazy-dialog.tsx'
import { idle } from '../lib/first-visit/when-idle.ts'
import { loadNamespaces } from '../lib/language/i18n.ts'
import { type SavedViewsProps, ViewsOfLists } from '../lib/saved-views.tsx'
import { useSession } from '../lib/session/use-session.ts'

/** Fetched once the list is on the screen. */
const ListViews = lazyControl(async () => {
  await idle()
  const [{ ListViews }] = await Promise.all([
    import('../slices/identity/list-views/list-views.tsx'),
    loadNamespaces('list-views'),
  ])
  return ListViews
})
const draw = (props: SavedViewsProps) => <ListViews {...props} />

/** A signed-in person keeps views of lists; a guest has none. */
export function SavedViewsProvider({ children }: { children: ReactNode }) {
  const { token, entityType } = useSession()
  return <ViewsOfLists value={token && entityType !== 'guest' ? draw : null}>{children}</ViewsOfLists>
}
