import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import { useT } from '../../lib/language/use-t.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../ui/feedback/skeletons.tsx'
import { CloseButton } from '../../ui/overlays/close-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { LegalArticle } from './legal-article.tsx'
import { useLegalText } from './legal.data.ts'

/** A legal text over the page that asks for consent. */
export function LegalDialog({ kind, onClose }: { kind: LegalKind; onClose: () => void }) {
  const t = useT('legal')
  return (
    <Dialog isOpen size="wide" title={t(`kinds.${kind}`)} onClose={onClose} actions={<CloseButton onClose={onClose} />}>
      <QueryView query={useLegalText(kind)} skeleton={<DetailSkeleton />}>
        {(text) => <LegalArticle text={text} under={2} />}
      </QueryView>
    </Dialog>
  )
}
