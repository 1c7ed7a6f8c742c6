import { Bar, CardsSkeleton } from '../../../ui/feedback/skeletons.tsx'
import styles from './explore-rails.module.css'

/** The geometry of a rail, so that nothing below moves when it comes. */
export function RailSkeleton() {
  return (
    <div>
      <div className={styles.head}>
        <Bar width={160} height={24} />
      </div>
      <CardsSkeleton cards={3} shape="brand" />
    </div>
  )
}
