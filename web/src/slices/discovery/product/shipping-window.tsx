import { useT } from '../../../lib/language/use-t.ts'
import { useNearDay } from './near-day.ts'

/** "15 Jan – 15 Feb", from or until a day where the other is open. */
export function ShippingWindow({ from, to }: { from: string | null; to: string | null }) {
  const t = useT('discovery')
  const near = useNearDay()
  if (from && to) return <bdi className="num">{t('window.both', { from: near(from, to), to: near(to) })}</bdi>
  return <bdi className="num">{t(from ? 'window.from' : 'window.to', { day: near(from ?? to ?? '') })}</bdi>
}
