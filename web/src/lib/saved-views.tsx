import { type ReactNode, Suspense, createContext, use } from 'react'

export type SavedViewsProps = {
  /** The name of the list. */
  list: string
  /** Its filters and its order as they stand in the address. */
  search: string
  onOpen: (search: string) => void
}

/** Views of lists belong to the person who is signed in, so the app provides them. */
export const ViewsOfLists = createContext<((props: SavedViewsProps) => ReactNode) | null>(null)

export function SavedViews(props: SavedViewsProps) {
  const draw = use(ViewsOfLists)
  return draw && <Suspense>{draw(props)}</Suspense>
}
