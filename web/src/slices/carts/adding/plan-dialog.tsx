import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import type { Plan } from './cart-plan.ts'
import styles from './order-by-size.module.css'
import { StoreChoice } from './store-choice.tsx'
import { useAddToCart } from './use-add-to-cart.tsx'

type Props = { title: string; plan: Plan | null; onClose: (isDone: boolean) => void; children?: ReactNode }

/** What goes into the carts and what does not, before it does. */
export function PlanDialog({ title, plan, onClose, children }: Props) {
  const t = useT('cart-acts')
  const navigate = useNavigate()
  const [storeId, setStoreId] = useState<string | null>(null)
  const { add, dialog, isBusy } = useAddToCart()
  async function put({ products, units }: Plan): Promise<void> {
    if (!(await add({ ...(storeId && { storeId }), products }))) return
    toast('success', t('addedMany', { count: units }), {
      action: { label: t('open'), run: () => void navigate('/checkout') },
    })
    onClose(true)
  }
  const form = useSending({ send: async () => plan && put(plan) })
  return (
    <>
      <FormDialog
        form={{ ...form, isBusy: isBusy || form.isBusy }}
        title={title}
        send={plan && plan.units > 0 ? t('add', { count: plan.units }) : t('add.none')}
        whyNot={plan ? plan.products.length === 0 && t('plan.nothing') : t('plan.waits')}
        onClose={() => onClose(false)}
      >
        <Stack gap={16}>
          {children}
          <StoreChoice
            label={t('store')}
            only={t('store.only')}
            failed={t('store.failed')}
            value={storeId}
            onChange={setStoreId}
          />
          {plan && <p className="num">{t('plan', { count: plan.products.length })}</p>}
          {plan && plan.skipped.length > 0 && (
            <section aria-label={t('skipped', { count: plan.skipped.length })}>
              <h3>{t('skipped', { count: plan.skipped.length })}</h3>
              <ul className={styles.skipped}>
                {plan.skipped.map(({ id, name, why }) => (
                  <li key={id}>
                    <bdi>{name}</bdi>: {t(`why.${why}`)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Stack>
      </FormDialog>
      {dialog}
    </>
  )
}
