import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { id, useUrlState } from '../../../lib/url/url-state.ts'
import { DateRangeField } from '../../../ui/fields/date-field.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { useLeaveGuard } from '../../../ui/forms/use-leave-guard.ts'
import { type Days, type Picked, additionsOf, emptyDraft, figuresOf } from '../negotiation/order-draft.ts'
import { OrdersNewBar } from './new-order-bar.tsx'
import { OrdersNewParty, storeOf } from './new-order-party.tsx'
import { useStores } from './new-order.data.ts'
import { OrdersNewProducts } from './new-order-products.tsx'
import { useWrite } from '../model/orders.data.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Money } from '../../../ui/values/money.tsx'
import styles from '../negotiation/order-edit.module.css'

export type Party = { retailerId: string; storeId: string }

/** /orders/new: what a brand writes for a retailer, at that retailer's prices; the retailer answers it. */
export function OrdersNewPage() {
  const t = useT('orders')
  const navigate = useNavigate()
  const write = useWrite('writeOrder')
  const [{ retailerId }] = useUrlState({ retailerId: id })
  const [party, setParty] = useState<Partial<Party>>(retailerId ? { retailerId } : {})
  const stores = useStores(party.retailerId ?? null).data
  const storeId = storeOf(party, stores)
  const [added, setAdded] = useState<readonly Picked[]>([])
  const [days, setDays] = useState<Days>({ from: '', to: '' })
  const [notes, setNotes] = useState('')
  const draft = { ...emptyDraft, added }
  const products = additionsOf(draft)
  const lacks = stores && !storeId ? 'store' : products.length === 0 ? 'products' : null
  const currency = added[0]?.product.currency ?? null
  const { after } = figuresOf({ lines: [], version: 0, currency: currency ?? 'EUR' }, draft)
  useLeaveGuard(added.length > 0 && !write.isPending && !write.isSuccess)

  async function send(): Promise<void> {
    try {
      const { orders } = await write.mutateAsync({
        retailerId: party.retailerId!,
        storeId: storeId!,
        products,
        notes,
        ...(days.from && { shipsFrom: days.from }),
        ...(days.to && { shipsUntil: days.to }),
      })
      toast('success', t('write.done', { number: orders[0]!.number }))
      await navigate(`/order/${orders[0]!.id}`)
    } catch {
      // The failure was shown already; what was typed is still there.
    }
  }
  return (
    <Page title={t('titles.orders/new')} lead={t('write.lead')} crumbs={[{ label: t('titles.orders'), to: '/orders' }]}>
      <Stack gap={20}>
        <OrdersNewParty
          party={party}
          onChange={(next) => {
            if (next.retailerId !== party.retailerId) setAdded([]) // another retailer sees other prices
            setParty(next)
          }}
        />
        {party.retailerId && (
          <>
            <OrdersNewProducts
              key={party.retailerId}
              retailerId={party.retailerId}
              currency={currency}
              added={added}
              onChange={setAdded}
            />
            <div className={styles.fields}>
              <DateRangeField label={t('write.window')} isOptional value={days} onChange={setDays} />
            </div>
            <TextAreaField
              label={t('write.notes')}
              isOptional
              maxLength={2_000}
              rows={3}
              value={notes}
              onChange={setNotes}
            />
          </>
        )}
        {party.retailerId && (
          <OrdersNewBar lacks={lacks} isBusy={write.isPending} onSend={() => void send()}>
            <span>{t('units', { count: after.units })}</span>
            {currency && <Money amount={after.amount} currency={currency} />}
          </OrdersNewBar>
        )}
      </Stack>
    </Page>
  )
}
