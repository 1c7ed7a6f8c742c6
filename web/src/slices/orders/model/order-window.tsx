import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'

type Props = { from: string | null; until: string | null; isLong?: boolean }

/** When it ships: two days, one, or nothing agreed. */
export function OrderWindow({ from, until, isLong = false }: Props) {
  const t = useT('orders')
  const format = useFormat()
  const say = (day: string) =>
    format.day(day, { day: 'numeric', month: 'short', ...(isLong && { year: 'numeric' as const }) })
  if (!from && !until) return <span className="caption">{t('window.open')}</span>
  if (from && until && from !== until) {
    return (
      <bdi className="num">
        {say(from)} – {say(until)}
      </bdi>
    )
  }
  return <bdi className="num">{say((from ?? until)!)}</bdi>
}
