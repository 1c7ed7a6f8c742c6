import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'

/** What every tab of a collection is given. `collection` is null while it is being made. */
export type TabProps = {
  collection: Collection | null
  reload: () => Promise<unknown>
  onMade: (id: string) => void
}
