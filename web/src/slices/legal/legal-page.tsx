import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import type { ComponentType } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { LegalArticle } from './legal-article.tsx'
import { useLegalText } from './legal.data.ts'
import styles from './legal-page.module.css'

/** /legal/terms-brands and its sisters: open to everyone. */
export function legalPage(kind: LegalKind): ComponentType {
  return function LegalPage() {
    const t = useT('legal')
    return (
      <Stack as="article" gap={16} className={styles.article}>
        <h1 className={styles.title}>{t(`kinds.${kind}`)}</h1>
        <QueryView query={useLegalText(kind)} skeleton={<DetailSkeleton />}>
          {(text) => <LegalArticle text={text} />}
        </QueryView>
      </Stack>
    )
  }
}
