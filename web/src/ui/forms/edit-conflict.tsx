import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** Fetched with its words when two write at once, which is seldom. */
export const EditConflict = lazyDialog(async () => {
  const [module] = await Promise.all([import('./conflict-notice.tsx'), loadNamespaces('edit-conflict')])
  return module.ConflictNotice
})
