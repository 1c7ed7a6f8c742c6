import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { useSetMaintenance } from './console-writes.data.ts'
import { useMaintenance } from './console.data.ts'

const CloseDialog = lazyDialog(async () => (await import('./close-dialog.tsx')).CloseDialog)

/** Whether others than administrators come in. */
export function MaintenanceCard() {
  const t = useT('admin')
  const maintenance = useMaintenance()
  const [isAsking, setAsking] = useState(false)
  const set = useSetMaintenance()
  const open = useSending({
    send: async () => {
      await set.mutateAsync({ isOn: false, minutes: null })
      toast('success', t('maintenance.opened'))
    },
  })
  const isOn = maintenance.data?.isOn
  return (
    <TitledCard
      title={t('maintenance.card')}
      end={
        isOn === undefined ? null : isOn ? (
          <Button look="primary" isBusy={open.isBusy} onClick={() => open.save()}>
            {t('maintenance.end')}
          </Button>
        ) : (
          <Button onClick={() => setAsking(true)}>{t('maintenance.begin')}</Button>
        )
      }
    >
      {open.problem && <Notice>{open.problem}</Notice>}
      <QueryView query={maintenance} skeleton={<FormSkeleton fields={1} />}>
        {({ isOn, until, changedAt, changedBy }) =>
          isOn ? (
            <>
              <Notice kind="warning">{t('maintenance.on')}</Notice>
              <FactList
                facts={[
                  {
                    label: t('maintenance.since'),
                    value: (
                      <>
                        <Moment value={changedAt} /> {changedBy && <bdi>{changedBy}</bdi>}
                      </>
                    ),
                  },
                  ...(until ? [{ label: t('maintenance.until'), value: <Moment value={until} /> }] : []),
                ]}
              />
            </>
          ) : (
            <p>{t('maintenance.off')}</p>
          )
        }
      </QueryView>
      <Suspense>{isAsking && <CloseDialog onClose={() => setAsking(false)} />}</Suspense>
    </TitledCard>
  )
}
