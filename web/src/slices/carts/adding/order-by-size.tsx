import type { OrderSizesProps } from '../../../lib/product-acts.tsx'
import { askToSignUpFor } from '../../../lib/session/sign-up-prompt.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { AskForPrice } from './ask-for-price.tsx'
import styles from './order-by-size.module.css'
import { OrderMatrix } from './order-matrix.tsx'
import { whyNot } from './why-not.ts'

/** The sizes of a product as they are ordered; where they cannot be, as they are read, and why. */
export function OrderBySize({ product, onColour, children }: OrderSizesProps) {
  const t = useT('cart-acts')
  const { entityType } = useSession()
  if (entityType === 'guest') {
    return (
      <div className={styles.read}>
        {children}
        <div>
          <Button onClick={() => askToSignUpFor([product])}>{t('order')}</Button>
        </div>
      </div>
    )
  }
  const why = whyNot(product)
  if (why) {
    return (
      <div className={styles.read}>
        {children}
        <p className={styles.why}>{t(`why.${why}`)}</p>
        {why === 'onRequest' && (
          <div>
            <AskForPrice product={product} />
          </div>
        )}
      </div>
    )
  }
  return <OrderMatrix key={product._id} product={product} {...(onColour && { onColour })} />
}
