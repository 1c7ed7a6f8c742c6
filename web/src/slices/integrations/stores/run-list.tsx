import { runList } from '@souk/contract/integrations/integration-lists.ts'
import type { Store, StoreRun } from '@souk/contract/integrations/store-shapes.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { asView, text } from '../../../lib/url/url-state.ts'
import { useList } from '../../../lib/url/use-list.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { ListFrame } from '../../../ui/lists/list-frame.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Ago } from '../../../ui/values/date.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
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

const fields = { run: asView(text(36)) }

/** The history of a store: each run with what it did, and its products when it is opened. */
export function RunList({ store }: { store: Store }) {
  const t = useT('integrations')
  const state = useList(runList, fields)
  const { run: wanted, page } = state.values
  return (
    <ListFrame
      name="runs"
      words="integrations"
      state={state}
      query={useRuns(store.id, state.query)}
      rows={({ items }) => items}
      none={{ title: t('runs.none'), text: t('runs.none.text') }}
    >
      {(runs) => {
        const opened = wanted || runs.find(({ status }) => status === 'READY')?.id
        return (
          <Stack gap={16}>
            {runs.map((run) => (
              <Run key={run.id} run={run} isOpen={run.id === opened} onOpen={(id) => state.change({ run: id, page })} />
            ))}
          </Stack>
        )
      }}
    </ListFrame>
  )
}

type RunProps = { run: StoreRun; isOpen: boolean; onOpen: (id: string | null) => void }

function Run({ run, isOpen, onOpen }: RunProps) {
  const t = useT('integrations')
  return (
    <article className={styles.card} aria-label={t('run.of', { status: t(`status.${run.status}`) })}>
      <div className={styles.head}>
        <span className={styles.cell}>
          <Status words="integrations" value={run.status} tones={tones} />
          <span className={styles.quiet}>
            {t(`trigger.${run.trigger}`)} · <Ago value={run.createdAt} />
          </span>
        </span>
        <RunActions run={run} isOpen={isOpen} onOpen={onOpen} />
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
      {isOpen && run.status !== 'READING' && <RunItems runId={run.id} />}
    </article>
  )
}

function RunActions({ run: { id, status, mayUndo }, isOpen, onOpen }: RunProps) {
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
    <Row as="span">
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
    </Row>
  )
}
