import { directColumns, type DirectReport } from '@souk/contract/connections/direct.contract.ts'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useCheckRows, useImportRows } from '../model/connections-writes.ts'
import { FixGrid } from '../../../ui/uploads/fix-grid.tsx'
import { type Drafts, fixedRows } from '../../../ui/uploads/fix-rows.ts'
import styles from '../model/connections.module.css'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

type Props = { report: DirectReport; onReport: (report: DirectReport) => void; onClose: () => void }

/** What the sheet would do. Bad rows are fixed in place and checked again; good ones can be taken meanwhile. */
export function DirectReportView({ report, onReport, onClose }: Props) {
  const t = useT('connections')
  const [drafts, setDrafts] = useState<Drafts>({})
  const check = useCheckRows()
  const take = useImportRows()
  const { rows, good, bad, changes } = report
  const isBusy = check.isPending || take.isPending

  async function checkAgain(): Promise<void> {
    onReport(await check.mutateAsync({ rows: fixedRows(rows, drafts, directColumns) }))
    setDrafts({})
  }
  async function takeGood(): Promise<void> {
    const wanted = rows.filter(({ problems }) => problems.length === 0)
    const { taken, rows: refused } = await take.mutateAsync({ rows: fixedRows(wanted, {}, directColumns) })
    toast('success', t('import.taken', { count: taken }))
    const left = [...rows.filter(({ problems }) => problems.length > 0), ...refused]
    if (left.length === 0) return onClose()
    onReport({ rows: left, good: 0, bad: left.length, changes: { NEW: 0, CHANGED: 0, SAME: 0 } })
  }
  const isFixed = Object.keys(drafts).length > 0
  return (
    <>
      <output>
        <Notice kind={bad > 0 ? 'warning' : 'success'} title={t('import.good', { count: good })}>
          <Counts changes={changes} bad={bad} />
        </Notice>
      </output>
      {bad > 0 && (
        <FixGrid
          rows={rows.filter(({ problems }) => problems.length > 0)}
          columns={directColumns}
          names={['name', 'email']}
          words={t}
          drafts={drafts}
          onChange={setDrafts}
        />
      )}
      <div className={styles.ends}>
        <CloseButton onClose={onClose} />
        {bad > 0 && (
          <Button
            whyNot={!isFixed && t('form.unchanged')}
            isBusy={isBusy}
            onClick={() => void checkAgain().catch(() => {})}
          >
            {t('import.check')}
          </Button>
        )}
        <Button
          look="primary"
          whyNot={isFixed ? t('import.checkFirst') : changes.NEW + changes.CHANGED === 0 && t('import.nothing')}
          isBusy={isBusy}
          onClick={() => void takeGood().catch(() => {})}
        >
          {t('import.take', { count: changes.NEW + changes.CHANGED })}
        </Button>
      </div>
    </>
  )
}

function Counts({ changes, bad }: Pick<DirectReport, 'changes' | 'bad'>) {
  const t = useT('connections')
  const format = useFormat()
  const parts = (['NEW', 'CHANGED', 'SAME'] as const)
    .filter((kind) => changes[kind] > 0)
    .map((kind) => t(`import.${kind}`, { count: changes[kind] }))
  return format.list([...parts, ...(bad > 0 ? [t('import.bad', { count: bad })] : [])])
}
