import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Why a collection takes no changes now. */
export type Closed = 'inReview' | 'archived'

/** A colleague closed it while something was typed here: the text stays, to be copied or saved once it is open again. */
export function ClosedNotice({ closed, onDiscard }: { closed: Closed; onDiscard: () => void }) {
  const t = useT('catalog')
  return (
    <div role="alert">
      <Notice
        kind="warning"
        title={t(`closed.${closed}`)}
        action={<Button onClick={onDiscard}>{t('closed.discard')}</Button>}
      >
        {t(`closed.${closed}.text`)}
      </Notice>
    </div>
  )
}
