import { lazy } from 'react'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** Fetched with its words when two write at once, which is seldom. */
export const EditConflict = lazy(async () => {
  const [module] = await Promise.all([import('./conflict-notice.tsx'), loadNamespaces('edit-conflict')])
  return { default: module.ConflictNotice }
})
