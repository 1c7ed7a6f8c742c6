import type { Broadcast } from '@souk/contract/messaging/broadcasts.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Count } from '../../../ui/values/count.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import { BroadcastStatusTag } from './broadcast-status.tsx'
import styles from './broadcasts.module.css'
import { useWrite } from './broadcasts.data.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

const figures = [
  'recipients',
  'delivered',
  'bounced',
  'failed',
  'skipped',
  'unsubscribed',
  'clicked',
  'orders',
] as const

/** How far it is, and what came of it. */
export function BroadcastResults({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const t = useT('broadcast')
  const cancel = useWrite('cancel')
  const { id, subject, status, sendAt, recipients, waiting } = broadcast
  return (
    <section className={styles.composer} aria-label={subject}>
      <h2 dir="auto">{subject}</h2>
      <Row as="p" gap={12}>
        <BroadcastStatusTag status={status} />
        {sendAt && <Moment value={sendAt} look="both" />}
      </Row>
      {status === 'SENDING' && <Progress label={t('results.progress')} value={recipients - waiting} max={recipients} />}
      <FactList
        facts={figures
          .filter((figure) => broadcast[figure] > 0 || !['failed', 'skipped'].includes(figure))
          .map((figure) => ({ label: t(`figure.${figure}`), value: <Count value={broadcast[figure]} /> }))}
      />
      <div className={styles.actions}>
        <CloseButton onClose={onClose} />
        {status === 'SCHEDULED' && (
          <Button look="danger" isBusy={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {t('results.cancel')}
          </Button>
        )}
      </div>
    </section>
  )
}
