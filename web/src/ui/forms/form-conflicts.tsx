import { Suspense } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import type { ConflictListProps } from './conflict-list.tsx'

/** Fetched with its words when two people edit at the same time, which is seldom. */
const ConflictList = lazyDialog(async () => {
  const [module] = await Promise.all([import('./conflict-list.tsx'), loadNamespaces('edit-conflict')])
  return module.ConflictList
})

/** Stands at the top of each form over saved data. */
export function FormConflicts(props: ConflictListProps) {
  if (props.conflicts.fields.length === 0) return null
  return (
    <Suspense>
      <ConflictList {...props} />
    </Suspense>
  )
}
