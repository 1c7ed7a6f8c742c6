import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
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
  const [problem, setProblem] = useState<string | null>(null)
  const { add, dialog, isBusy } = useAddToCart()
  async function put({ products, units }: Plan): Promise<void> {
    try {
      if (!(await add({ ...(storeId && { storeId }), products }))) return
      toast('success', t('addedMany', { count: units }), {
        action: { label: t('open'), run: () => void navigate('/checkout') },
      })
      onClose(true)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <>
      <Dialog
        isOpen={useOpened(true)}
        title={title}
        onClose={() => onClose(false)}
        actions={
          <>
            <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
            <Button
              look="primary"
              isBusy={isBusy}
              isDisabled={!plan || plan.products.length === 0}
              onClick={() => plan && void put(plan)}
            >
              {plan && plan.units > 0 ? t('add', { count: plan.units }) : t('add.none')}
            </Button>
          </>
        }
      >
        <div className={styles.plan}>
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
          {problem && <Notice>{problem}</Notice>}
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
