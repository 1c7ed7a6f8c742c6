import { type StatedMinimum, lacksMinimumIn } from '@souk/contract/carts/minimum.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useOwnEntity } from '../../entities/door.ts'

type Props = { currencies: readonly string[]; stated: StatedMinimum<unknown> }

/** Names the currencies in which orders have no minimum although the brand or the collection states one. */
export function MinimumWarning({ currencies, stated }: Props) {
  const t = useT('catalog')
  const format = useFormat()
  const { data: brand } = useOwnEntity()
  if (!brand) return null
  const without = currencies.filter((currency) => lacksMinimumIn(currency, [stated, brand]))
  if (without.length === 0) return null
  return <Notice kind="warning">{t('minimum.without', { currencies: format.list(without) })}</Notice>
}
