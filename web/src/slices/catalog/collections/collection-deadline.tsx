import type { CollectionRow } from '@souk/contract/catalog/collection-shapes.ts'
import { Countdown, Deadline } from '../../../ui/values/date.tsx'
import styles from './collection-deadline.module.css'

type Props = { collection: Pick<CollectionRow, 'deadlineAt' | 'timeZone' | 'status'> }

/** Until when orders are taken, and how long that is; what has ended counts no more. */
export function CollectionDeadline({ collection: { deadlineAt, timeZone, status } }: Props) {
  return (
    <span className={styles.deadline}>
      <Deadline at={deadlineAt} timeZone={timeZone} />
      {deadlineAt && status !== 'EXPIRED' && (
        <span className={styles.left}>
          <Countdown to={deadlineAt} />
        </span>
      )}
    </span>
  )
}
