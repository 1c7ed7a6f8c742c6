import { useEffect } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { usePreview } from '../books/books.data.ts'
import { PreviewSentence } from './preview-sentence.tsx'
import { PreviewTable } from './preview-table.tsx'
import styles from './preview.module.css'

export const previewFilters = ['all', 'shown', 'hidden'] as const
type Filter = (typeof previewFilters)[number]
type Props = {
  collectionId: string
  retailerId: string
  only: Filter
  page: number
  onChange: (next: { only: Filter } | { asPage: number }) => void
  onKnown: (retailer: { id: string; name: string }) => void
}

/** What one retailer sees, and what it does not. */
export function PreviewProducts({ collectionId, retailerId, only, page, onChange, onKnown }: Props) {
  const t = useT('books')
  const query = usePreview(collectionId, retailerId, { page, limit: 50, ...(only !== 'all' && { only }) })
  const retailer = query.data?.retailer
  useEffect(() => {
    if (retailer) onKnown(retailer) // its name, after a reload
  }, [retailer, onKnown])
  if (query.error instanceof Failed && query.error.status === 404) {
    return <Notice kind="warning">{t('preview.gone')}</Notice>
  }
  return (
    <QueryView query={query} skeleton={<TableSkeleton columns={5} />}>
      {(data) => {
        const counts = {
          all: data.shownCount + data.hiddenCount,
          shown: data.shownCount,
          hidden: data.hiddenCount,
        }
        return (
          <div className={styles.seen}>
            <PreviewSentence preview={data} />
            {counts.all > 0 && (
              <>
                <Segmented
                  label={t('preview.filter')}
                  value={only}
                  segments={previewFilters.map((value) => ({
                    value,
                    label: <span className="num">{t(`preview.filter.${value}`, { count: counts[value] })}</span>,
                  }))}
                  onChange={(value) => onChange({ only: value })}
                />
                <PreviewTable preview={data} />
                <Pager {...data} onPage={(next) => onChange({ asPage: next })} />
              </>
            )}
          </div>
        )
      }}
    </QueryView>
  )
}
