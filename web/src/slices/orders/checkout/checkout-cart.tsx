import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import type { Address } from '@souk/contract/entities/entity-shapes.ts'
import { Suspense, useId } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { addressLine } from '../model/address-line.ts'
import { AddAddress } from './checkout-address.tsx'
import { CheckoutLines } from './checkout-lines.tsx'
import type { CheckoutChoice } from './checkout-choices.ts'
import { CheckoutMethod } from './checkout-method.tsx'
import styles from './checkout.module.css'

const CardChoice = lazyPart(async () => {
  const [module] = await Promise.all([import('../../payments/door.ts'), loadNamespaces('payments')])
  return module.CardChoice
})
const mostOfNumber = 60

type Props = {
  cart: Cart
  addresses: readonly Address[]
  choice: CheckoutChoice
  onChoice: (choice: CheckoutChoice) => void
  onApplyToAll?: (() => void) | undefined // where there is more than one order
}

/** One cart as the order it becomes: where it goes, when, how it is paid, and its lines. */
export function CheckoutCart({ cart, addresses, choice, onChoice, onApplyToAll }: Props) {
  const t = useT('checkout')
  const format = useFormat()
  const id = useId()
  const { brand, store, units, amount, currency, type, deposit } = cart
  const set = (change: Partial<CheckoutChoice>) => onChoice({ ...choice, ...change })
  return (
    <Stack as="section" gap={16} className={styles.cart} aria-labelledby={id}>
      <Row as="header" gap={16} align="baseline">
        <h2 id={id}>
          <bdi>{brand.name}</bdi> <Tag tone="neutral">{t(`type.${type}`)}</Tag>
        </h2>
        <Row as="p" gap={12} className={styles.under}>
          <span>{t('for', { name: `\u2068${store.name}\u2069` })}</span>
          <span className="num">{t('units', { count: units })}</span>
          <strong className="num">{format.money(amount, currency)}</strong>
        </Row>
      </Row>
      {addresses.length === 0 ? (
        <Notice kind="warning" action={<AddAddress isFirst />}>
          {t('addresses.none')}
        </Notice>
      ) : null}
      <div className={styles.fields}>
        {addresses.length > 0 && (
          <SelectField
            label={t('shipTo')}
            options={addresses.map((one) => ({ value: one.id, label: addressLine(one) }))}
            value={choice.shipToId}
            onChange={(shipToId) => set({ shipToId })}
          />
        )}
        <CheckoutMethod cart={cart} choice={choice} onChange={set} />
        <DateRangeField
          label={t('window')}
          help={t(`window.${type}`)}
          isOptional
          value={choice.window}
          onChange={(window) => set({ window })}
        />
        <TextField
          label={t('number')}
          isOptional
          maxLength={mostOfNumber}
          value={choice.purchaseOrderNumber}
          onChange={(purchaseOrderNumber) => set({ purchaseOrderNumber })}
        />
      </div>
      {choice.paymentMethod === 'CARD' && (
        <Suspense>
          <CardChoice value={choice.cardId} onChange={(cardId) => set({ cardId })} />
        </Suspense>
      )}
      {deposit && (
        <p className={styles.quiet}>
          {t('deposit', {
            percent: format.number(deposit.percent / 100, { style: 'percent' }),
            amount: format.money(deposit.amount, currency),
            name: `\u2068${brand.name}\u2069`,
          })}
        </p>
      )}
      {addresses.length > 0 && <AddAddress isFirst={false} />}
      {onApplyToAll && (
        <span>
          <Button size="small" look="quiet" onClick={onApplyToAll}>
            {t('applyToAll')}
          </Button>
        </span>
      )}
      <CheckoutLines cart={cart} />
    </Stack>
  )
}
