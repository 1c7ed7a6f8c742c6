import { decimalsOf } from '@souk/contract/core/money.ts'
import { useFormat } from '../../lib/language/format.ts'

type Props = {
  amount: string
  currency: string
  /** Where it is read at a glance, nought cents are left out: a card, a KPI. Never in a table or a total. */
  isShort?: boolean
}

/** An amount as it comes from the server, written with the decimals of its currency: never a float on the way. */
export function Money({ amount, currency, isShort = false }: Props) {
  const format = useFormat()
  const exact = withDecimals(amount, decimalsOf(currency))
  return <bdi className="num">{format.money(isShort ? exact.replace(/\.0+$/, '') : exact, currency)}</bdi>
}

/** Adds what is missing, and takes nothing but noughts away: rounding a price is not for the screen to do. */
export function withDecimals(amount: string, places: number): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = fraction.replace(/0+$/, '').padEnd(places, '0')
  return digits ? `${whole}.${digits}` : whole
}
