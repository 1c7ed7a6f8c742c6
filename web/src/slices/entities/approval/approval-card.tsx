import { Suspense } from 'react'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import styles from './approval-card.module.css'

const Content = lazyPart(async () => {
  const [module] = await Promise.all([import('./approval-content.tsx'), loadNamespaces('approval')])
  return module.ApprovalContent
})

/** Where a brand stands with the marketplace; an approved one has nothing to read here. */
export function ApprovalCard() {
  const { userData } = useSession()
  if (userData?.isApproved !== false) return null
  return (
    <Suspense fallback={<div className={styles.soon} />}>
      <Content />
    </Suspense>
  )
}
