import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useOpened } from '../../../ui/overlays/use-opened.ts'
import { fillingCart } from './filling-cart.ts'
import styles from './order-by-size.module.css'

export type Choice = 'separate' | 'replace' | 'cancel'
/** A product that does not go into the cart, and what is different about it. */
export type Misfit = { productId: string; name: string; differs: ('brand' | 'currency' | 'type')[] }

type Props = { items: readonly Misfit[]; onChoose: (choice: Choice) => void }

/** A cart is for one brand, one currency and one kind of collection: what becomes of the rest is asked. */
export function CartConflict({ items, onChoose }: Props) {
  const t = useT('cart-acts')
  const format = useFormat()
  const [cart] = useState(fillingCart)
  const name = cart ? t('cart.name', { brand: cart.brand, store: cart.store }) : ''
  return (
    <Dialog
      isOpen={useOpened(true)}
      isOnTop
      title={t('conflict.title', { name })}
      onClose={() => onChoose('cancel')}
      actions={
        <>
          <Button onClick={() => onChoose('cancel')}>{t('form.cancel')}</Button>
          <Button onClick={() => onChoose('replace')}>{t('conflict.replace')}</Button>
          <Button look="primary" onClick={() => onChoose('separate')} data-autofocus>
            {t('conflict.separate')}
          </Button>
        </>
      }
    >
      <Stack as="ul" gap={4} className={styles.misfits}>
        {items.map(({ productId, name: product, differs }) => (
          <li key={productId}>
            <strong>
              <bdi>{product}</bdi>
            </strong>{' '}
            {t('conflict.differs', { what: format.list(differs.map((one) => t(`conflict.${one}`))) })}
          </li>
        ))}
      </Stack>
      <p>{t('conflict.text', { name })}</p>
    </Dialog>
  )
}
