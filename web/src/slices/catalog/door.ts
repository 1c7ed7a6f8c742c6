/** What the dashboard shows of collections. */
export { DeadlinesCard } from './deadlines-card.tsx'
/** What a shop window shows of them. */
export { CollectionCover } from './collection-cover.tsx'
export { oneCollection, useCollection, useCollections } from './collections.data.ts'
