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

export function StaleNotice({ onLoad }: { onLoad: () => void }) {
  const t = useT('catalog')
  return (
    <Notice kind="warning" title={t('stale')} action={<Button onClick={onLoad}>{t('stale.load')}</Button>}>
      {t('stale.text')}
    </Notice>
  )
}

/** Fields that were typed in here and saved by another meanwhile. */
export function OvertakenNotice({ names }: { names: readonly string[] }) {
  const t = useT('catalog')
  const labels = new Set(names.map((name) => (name === 'otherMinimums' ? 'minimumOrderValue' : name)))
  return (
    <output>
      <Notice kind="warning" title={t('overtaken')}>
        <p>{t('overtaken.text')}</p>
        <ul>
          {[...labels].map((name) => (
            <li key={name}>{t(`fields.${name}`)}</li>
          ))}
        </ul>
      </Notice>
    </output>
  )
}
