import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { IconCheck, IconDots, IconPencil } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { OrderStepButton } from '../model/order-next.tsx'
import { ordersFile } from '../model/orders-file.ts'
import { useSide } from '../model/order-side.ts'
import { refusalOf } from '../negotiation/order-refusal.ts'
import { narrow, useMedia } from '../../../ui/browser/use-media.ts'
import { useOrderMenu } from './order-menu.tsx'
import { useWrite } from '../model/orders.data.ts'
import styles from '../model/order-view.module.css'

const RefuseDialog = lazyDialog(async () => (await import('../negotiation/order-refuse-dialog.tsx')).OrderRefuseDialog)
const CancelDialog = lazyDialog(async () => (await import('../negotiation/order-cancel-dialog.tsx')).OrderCancelDialog)
const UpdateSheet = lazyDialog(async () => (await import('../negotiation/order-update-sheet.tsx')).OrderUpdateSheet)
const AvailabilitySheet = lazyDialog(
  async () => (await import('../negotiation/order-availability-sheet.tsx')).OrderAvailabilitySheet,
)

type Open = 'refuse' | 'cancel' | 'update' | 'availability'
type Props = { order: Order; onEdit: () => void }

/** Exactly what the rule allows this side now, and one of it first. */
export function OrderActions({ order, onEdit }: Props) {
  const t = useT('order')
  const side = useSide()
  const format = useFormat()
  const accept = useWrite('confirmOrder')
  const [open, setOpen] = useState<Open | null>(null)
  const { id, version, may, number } = order
  const isNarrow = useMedia(narrow) // on a phone there is room for two
  const refusal = may.refuse ? refusalOf(order, side) : null
  const menu = useOrderMenu(order, setOpen, { refusal: isNarrow ? refusal : null, hasDownload: isNarrow })
  const close = () => setOpen(null)
  const confirm = useConfirm()
  /** It binds both sides and cannot be undone, so it is asked once. */
  async function acceptAll(): Promise<void> {
    const key = isFirst ? 'confirm' : 'acceptAll'
    const sum = { count: order.units, amount: `\u2068${format.money(order.amount, order.currency)}\u2069` }
    const question = { title: t(`${key}.title`, { number }), text: t('acceptAll.text', sum), yes: t(key) }
    if (await confirm(question)) accept.mutate({ id, version })
  }
  const isFirst = side === 'brand' && order.agreedRevision === null && order.revision === 1
  return (
    <div className={styles.bar}>
      <div className={styles.actions}>
        <OrderStepButton order={order} />
        {may.answerCancel && (
          <Button look="primary" onClick={() => setOpen('cancel')}>
            {t('answerCancel.yes')}
          </Button>
        )}
        {may.acceptAll && (
          <Button
            look={may.answerCancel ? 'plain' : 'primary'}
            icon={<IconCheck size={17} stroke={1.8} aria-hidden />}
            isBusy={accept.isPending}
            onClick={() => void acceptAll()}
          >
            {t(isFirst ? 'confirm' : 'acceptAll')}
          </Button>
        )}
        {may.propose && (
          <Button icon={<IconPencil size={16} stroke={1.7} aria-hidden />} onClick={onEdit}>
            {t(may.acceptAll && !isNarrow ? 'answer' : 'change')}
          </Button>
        )}
        {refusal && !isNarrow && <Button onClick={() => setOpen('refuse')}>{t(refusal)}</Button>}
        {!isNarrow && <DownloadMenu of={ordersFile([id])} />}
        {menu.some((group) => group.length > 0) && (
          <Menu
            trigger={
              <IconButton label={t('more', { number })}>
                <IconDots size={18} stroke={1.7} aria-hidden />
              </IconButton>
            }
            groups={menu}
          />
        )}
      </div>
      <Suspense>
        {open === 'refuse' && <RefuseDialog order={order} onClose={close} />}
        {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
        {open === 'update' && <UpdateSheet order={order} onClose={close} />}
        {open === 'availability' && <AvailabilitySheet order={order} onClose={close} />}
      </Suspense>
    </div>
  )
}
