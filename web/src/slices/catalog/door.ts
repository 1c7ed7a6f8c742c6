import { lazy } from 'react'
import { loadNamespaces } from '../../lib/i18n.ts'

/** What the dashboard shows of collections, beside what waits. */
export const DeadlinesCard = lazy(async () => {
  const [module] = await Promise.all([import('./deadlines-card.tsx'), loadNamespaces('deadlines')])
  return { default: module.DeadlinesCard }
})
/** What a shop window shows of them. */
export { CollectionCover } from './collection-cover.tsx'
export { oneCollection, useCollection, useCollections } from './collections.data.ts'
