import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { usePayingOptions } from '../../wallet/door.ts'
import { type CheckoutChoice, methods } from './checkout-choices.ts'

type Props = { cart: Cart; choice: CheckoutChoice; onChange: (change: Partial<CheckoutChoice>) => void }

/** How the order is paid; net terms only as far as credit is left, the wallet only where it has something. */
export function CheckoutMethod({ cart: { amount, currency }, choice, onChange }: Props) {
  const t = useT('checkout')
  const format = useFormat()
  const options = usePayingOptions(currency).data
  const credit = options?.credit
  const isEnough = credit !== null && credit !== undefined && Number(credit.room) >= Number(amount ?? 0)
  const isNet = choice.paymentMethod.startsWith('NET_')
  const room = credit ? t('credit.room', { amount: format.money(credit.room, currency) }) : t('credit.none')
  const hasRewards = options !== undefined && Number(options.walletBalance) > 0
  return (
    <>
      <SelectField
        label={t('method')}
        help={`${t(`method.${choice.paymentMethod}.help`)}${isNet ? ` ${room}` : ''}`}
        options={methods
          .filter((value) => value !== 'CARD' || options?.takesCards)
          .map((value) => ({
            value,
            label: t(`method.${value}`),
            ...(value.startsWith('NET_') && { hint: room, isDisabled: !isEnough }),
          }))}
        value={choice.paymentMethod}
        onChange={(method) => onChange({ paymentMethod: methods.find((one) => one === method) ?? methods[0] })}
      />
      {hasRewards && (
        <Checkbox
          label={t('wallet', { amount: format.money(options.walletBalance, currency) })}
          hint={t('wallet.hint', { share: format.number(options.walletShare / 10_000, { style: 'percent' }) })}
          isChecked={choice.walletShare ?? options.appliesRewards}
          onChange={(walletShare) => onChange({ walletShare })}
        />
      )}
    </>
  )
}
