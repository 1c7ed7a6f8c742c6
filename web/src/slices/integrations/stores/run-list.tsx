import type { Store, StoreRun } from '@souk/contract/integrations/store-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { pageNumber, text, useUrlState } from '../../../lib/url/url-state.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Pager } from '../../../ui/tables/pager.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { Status, type Tone } from '../../../ui/values/status.tsx'
import { useIntegrationWrite, useMayIntegrate, useRuns } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'
import { RunItems } from './run-items.tsx'

const tones: Record<StoreRun['status'], Tone> = {
  READING: 'info',
  READY: 'warn',
  APPLYING: 'info',
  DONE: 'ok',
  FAILED: 'bad',
  CANCELLED: 'neutral',
  UNDONE: 'neutral',
}
const counts = ['created', 'changed', 'same', 'skipped', 'applied', 'failed'] as const

/** The history of a store: each run with what it did, and its products when it is opened. */
export function RunList({ store }: { store: Store }) {
  const t = useT('integrations')
  const [{ run: wanted, page }, change] = useUrlState({ run: text(36), page: pageNumber(10) })
  const runs = useRuns(store.id, page)
  return (
    <QueryView
      query={runs}
      skeleton={<TableSkeleton columns={4} />}
      empty={({ items }) => items.length === 0 && { title: t('runs.none'), text: t('runs.none.text') }}
    >
      {({ items, ...paging }) => {
        const opened = wanted || items.find(({ status }) => status === 'READY')?.id
        return (
          <div className={styles.stack}>
            {items.map((run) => (
              <article
                key={run.id}
                className={styles.card}
                aria-label={t('run.of', { status: t(`status.${run.status}`) })}
              >
                <div className={styles.head}>
                  <span className={styles.cell}>
                    <Status words="integrations" value={run.status} tones={tones} />
                    <span className={styles.quiet}>
                      {t(`trigger.${run.trigger}`)} · <Ago value={run.createdAt} />
                    </span>
                  </span>
                  <RunActions run={run} isOpen={run.id === opened} onOpen={(id) => change({ run: id, page })} />
                </div>
                {run.failure && (
                  <Notice kind="danger" isToasted>
                    {run.failure}
                  </Notice>
                )}
                <span className={styles.quiet}>
                  {counts
                    .filter((name) => run.counts[name] > 0)
                    .map((name) => t(`count.${name}`, { count: run.counts[name] }))
                    .join(' · ')}
                  {run.waits > 0 && ` · ${t('run.waits', { count: run.waits })}`}
                </span>
                {run.id === opened && run.status !== 'READING' && <RunItems runId={run.id} />}
              </article>
            ))}
            <Pager {...paging} onPage={(next) => change({ page: next, run: null })} />
          </div>
        )
      }}
    </QueryView>
  )
}

type ActionsProps = { run: StoreRun; isOpen: boolean; onOpen: (id: string | null) => void }

function RunActions({ run: { id, status, mayUndo }, isOpen, onOpen }: ActionsProps) {
  const t = useT('integrations')
  const ask = useConfirm()
  const apply = useIntegrationWrite('applyRun')
  const cancel = useIntegrationWrite('cancelRun')
  const undo = useIntegrationWrite('undoRun')
  const mayWrite = useMayIntegrate()
  async function undoNow(): Promise<void> {
    if (await ask({ title: t('run.undo.ask'), text: t('run.undo.text'), yes: t('run.undo') })) undo.mutate({ id })
  }
  return (
    <span className={styles.actions}>
      {mayWrite && status === 'READY' && (
        <Button look="primary" size="small" isBusy={apply.isPending} onClick={() => apply.mutate({ id })}>
          {t('run.apply')}
        </Button>
      )}
      {mayWrite && (status === 'READY' || status === 'READING') && (
        <Button size="small" isBusy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
          {t('run.cancel')}
        </Button>
      )}
      {mayWrite && mayUndo && (
        <Button size="small" isBusy={undo.isPending} onClick={() => void undoNow()}>
          {t('run.undo')}
        </Button>
      )}
      <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? 'none' : id)}>
        {isOpen ? t('run.hide') : t('run.show')}
      </Button>
    </span>
  )
}
