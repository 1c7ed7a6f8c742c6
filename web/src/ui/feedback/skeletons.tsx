import { Stack } from '../layout/stack.tsx'
import styles from './skeletons.module.css'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A grey bar, as wide as the words it stands for. */
export function Bar({ width = '100%', height = 12 }: { width?: string | number; height?: number }) {
  return <span className={styles.bar} style={{ inlineSize: width, blockSize: height }} />
}

/** The geometry of `DataTable`: a head and rows of 46 px; below 760 px its two-line list. */
export function TableSkeleton({ rows = 10, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <div className={styles.table}>
      <div className={styles.head} />
      {many(rows).map((row) => (
        <div key={row} className={styles.row}>
          {many(columns).map((column) => (
            <Bar key={column} width={`${48 + ((row * 7 + column * 13) % 5) * 9}%`} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Picture boxes and three bars of text, in the columns of the real grid. */
export function CardsSkeleton({ cards = 8, shape = 'product' }: { cards?: number; shape?: 'product' | 'brand' }) {
  return (
    <div className={styles.cards} data-shape={shape}>
      {many(cards).map((card) => (
        <Stack key={card} gap={8}>
          <span className={styles.picture} />
          <Bar width="70%" height={14} />
          <Bar width="55%" />
          <Bar width="30%" />
        </Stack>
      ))}
    </div>
  )
}

/** A page head, a picture, and facts beside it. */
export function DetailSkeleton() {
  return (
    <Stack gap={24}>
      <div className={styles.title}>
        <Bar width={280} height={34} />
        <Bar width={200} />
      </div>
      <div className={styles.sides}>
        <span className={styles.picture} />
        <Stack gap={24}>
          {many(8).map((line) => (
            <Bar key={line} width={`${40 + ((line * 3) % 5) * 12}%`} />
          ))}
        </Stack>
      </div>
    </Stack>
  )
}

/** Labels above controls of 40 px, one column. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <div className={styles.form}>
      {many(fields).map((field) => (
        <Stack key={field} gap={8}>
          <Bar width={`${18 + (field % 3) * 8}%`} />
          <Bar height={40} />
        </Stack>
      ))}
    </div>
  )
}
