import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { useCollections } from '../../catalog/door.ts'
import type { Picked } from '../negotiation/order-draft.ts'
import { OrderPiecePrice } from '../negotiation/order-piece-price.tsx'
import styles from '../negotiation/order-edit.module.css'

/** Fetched with the first product. */
const OrderPicker = lazyPart(async () => (await import('../negotiation/order-picker.tsx')).OrderPicker)
const OrderPickedSizes = lazyPart(async () => (await import('../negotiation/order-picked-sizes.tsx')).OrderPickedSizes)

type Props = {
  retailerId: string
  currency: string | null
  added: readonly Picked[]
  onChange: (added: readonly Picked[]) => void
}

/** The products of an order that is being written; one order has one currency, and is from stock or ahead of it. */
export function OrdersNewProducts({ retailerId, currency, added, onChange }: Props) {
  const t = useT('orders')
  const [isOpen, setOpen] = useState(false)
  const live = useCollections({ status: 'LIVE', limit: 100 }).data?.items
  const kind = live?.find(({ id }) => id === added[0]?.product.collectionId)?.type
  const collections = live?.filter(({ type }) => kind === undefined || type === kind)
  return (
    <Stack as="section" gap={20} aria-label={t('write.products')}>
      <ul className={styles.products}>
        {added.map((picked) => (
          <Stack key={picked.product._id} as="li" gap={16} className={styles.product}>
            <Row gap={12}>
              <div className={styles.picture}>
                <Picture source={picked.product.images[0]} alt="" code={picked.product.styleCode} sizes="56px" />
              </div>
              <div className={styles.name}>
                <h2 dir="auto" className={styles.title}>
                  {picked.product.name}
                </h2>
                <OrderPiecePrice product={picked.product} />
              </div>
              <Button
                size="small"
                icon={<IconTrash size={15} stroke={1.8} aria-hidden />}
                aria-label={t('write.remove', { name: picked.product.name })}
                onClick={() => onChange(added.filter((one) => one !== picked))}
              >
                {t('form.remove')}
              </Button>
            </Row>
            <Suspense>
              <OrderPickedSizes
                picked={picked}
                onChange={(next) => onChange(added.map((one) => (one === picked ? { ...picked, ...next } : one)))}
              />
            </Suspense>
          </Stack>
        ))}
      </ul>
      <div>
        <Button icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setOpen(true)}>
          {t('write.add')}
        </Button>
      </div>
      <SideSheet
        isOpen={isOpen}
        title={t('write.add')}
        onClose={() => setOpen(false)}
        actions={
          <Button look="primary" onClick={() => setOpen(false)}>
            {t('write.done')}
          </Button>
        }
      >
        <Suspense>
          <OrderPicker
            collections={collections?.map(({ id, collectionName }) => ({ id, name: collectionName })) ?? null}
            for={{ retailerId }}
            currency={currency}
            taken={new Set(added.map(({ product }) => product._id))}
            onPick={(product) =>
              onChange([...added, { product, cartons: product.isCarton ? 1 : 0, items: {}, replaces: null }])
            }
          />
        </Suspense>
      </SideSheet>
    </Stack>
  )
}
