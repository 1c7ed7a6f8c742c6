import type { ReducedLine } from '@souk/contract/orders/order-lines.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import styles from '../model/order-view.module.css'

/** Each line of which fewer can be ordered again, with the reason. */
export function OrderReducedLines({ lines }: { lines: readonly ReducedLine[] }) {
  const t = useT('order')
  return (
    <Stack as="ul" gap={8} className={styles.reduced}>
      {lines.map(({ lineId, name, colour, size, ordered, available, why }) => (
        <li key={lineId}>
          <bdi>{[name, colour, size].filter(Boolean).join(', ')}</bdi>
          <span className="num">{t('reorder.of', { ordered, available })}</span>
          <span className="caption">{t(`reorder.why.${why}`)}</span>
        </li>
      ))}
    </Stack>
  )
}
