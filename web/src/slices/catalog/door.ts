import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** What the dashboard shows of collections, beside what waits. */
export const DeadlinesCard = lazyPart(async () => {
  const [module] = await Promise.all([import('./collections/deadlines-card.tsx'), loadNamespaces('deadlines')])
  return module.DeadlinesCard
})
/** What a shop window shows of them. */
export { CollectionCover } from './collections/collection-cover.tsx'
export { oneCollection, useCollection, useCollections } from './model/collections.data.ts'
