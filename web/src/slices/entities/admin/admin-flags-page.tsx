import type { FlagRow } from '@souk/contract/entities/admin.contract.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AdminFrame } from './admin-frame.tsx'
import styles from './admin-flags-page.module.css'
import { useFlagRules } from './admin.data.ts'

const FlagSheet = lazyDialog(async () => (await import('./flag-sheet.tsx')).FlagSheet)

/** /admin/flags: what each one does, and for whom it is on. */
export function AdminFlagsPage() {
  const t = useT('admin')
  const flags = useFlagRules()
  const [chosen, setChosen] = useState<string | null>(null)
  const flag = flags.data?.find(({ key }) => key === chosen)
  return (
    <AdminFrame place="flags" lead={t('flags.lead')}>
      <QueryView query={flags} skeleton={<TableSkeleton rows={6} columns={3} />}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <li key={row.key} className={styles.flag}>
                <div>
                  <h2 className={styles.name}>{t(`flag.${row.key}`)}</h2>
                  <p className={styles.text}>{t(`flag.${row.key}.text`)}</p>
                  <p className="caption">
                    {t('changedAt')} <Moment value={row.updatedAt} look="both" />
                    {row.updatedBy && <bdi> · {row.updatedBy}</bdi>}
                  </p>
                </div>
                <Reach flag={row} />
                <Button aria-label={t('edit.of', { name: t(`flag.${row.key}`) })} onClick={() => setChosen(row.key)}>
                  {t('form.edit')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {flag && (
        <Suspense>
          <FlagSheet key={flag.key} flag={flag} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </AdminFrame>
  )
}

/** For whom it is on, in words. */
function Reach({ flag }: { flag: FlagRow }) {
  const t = useT('admin')
  const traits = Object.values(flag.traits).reduce((sum, values) => sum + values.length, 0)
  const parts = [
    flag.percentage > 0 && t('reach.share', { percentage: flag.percentage }),
    flag.entities.length > 0 && t('reach.entities', { count: flag.entities.length }),
    traits > 0 && t('reach.traits', { count: traits }),
  ].filter((part) => part !== false)
  if (flag.isOn) return <Tag tone="ok">{t('reach.all')}</Tag>
  if (parts.length === 0) return <Tag>{t('reach.none')}</Tag>
  return (
    <Row as="span" gap={4}>
      {parts.map((part) => (
        <Tag key={part} tone="info">
          {part}
        </Tag>
      ))}
    </Row>
  )
}
