import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { IconChecks, IconTag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import type { BulkProps } from '../../../ui/lists/list-page.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { ordersFile } from '../model/orders-file.ts'
import { useSide } from '../model/order-side.ts'
import { useWrite } from '../model/orders.data.ts'
import styles from './order-list-page.module.css'

const PriceDialog = lazyDialog(async () => (await import('./order-list-price-dialog.tsx')).OrdersPriceDialog)
/** As many orders as one change of prices takes. */
const pricedTogether = 100
type Problem = { number: string; why: string }

/** What can be done with several at once: each goes by its own version, and what did not go is named. */
export function OrdersBulk({ rows: orders, onDone }: BulkProps<OrderRow>) {
  const t = useT('orders')
  const side = useSide()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const accept = useWrite('confirmOrder')
  const [isPricing, setPricing] = useState(false)
  const [done, setDone] = useState<number | null>(null)
  const due = orders.filter(({ isYourTurn, status }) => isYourTurn && status.startsWith('PENDING')) // a request to cancel is answered by itself

  async function confirmAll(): Promise<void> {
    const isSure = await confirm({
      title: t('bulk.confirm.title', { count: due.length }),
      text: t('bulk.confirm.text'),
      yes: t('bulk.confirm.yes'),
      no: t('form.cancel'),
    })
    if (!isSure) return
    const problems: Problem[] = []
    for (const [at, { id, version, number }] of due.entries()) {
      setDone(at)
      await accept
        .mutateAsync({ id, version, isQuiet: true })
        .catch((error: Error) => problems.push({ number, why: error.message }))
    }
    setDone(null)
    onDone()
    await tell(due.length - problems.length, problems)
  }

  /** By the frame's own dialog: what was confirmed may have left this list, and this with it. */
  async function tell(done: number, problems: readonly Problem[]): Promise<void> {
    const title = done === 0 ? t('bulk.told.none') : t('bulk.told', { count: done })
    if (problems.length === 0) return toast('success', title)
    const text = (
      <Stack as="ul" gap={8} aria-label={t('bulk.problems')}>
        {problems.map(({ number, why }) => (
          <li key={number}>
            <bdi className={`${styles.number} num`}>{number}</bdi> {why}
          </li>
        ))}
      </Stack>
    )
    if (await confirm({ title, text, yes: t('bulk.look'), no: t('dialog.close') })) await navigate('/orders?view=yours')
  }
  return (
    <>
      <Button
        icon={<IconChecks size={16} stroke={1.7} aria-hidden />}
        isBusy={done !== null}
        whyNot={due.length === 0 && t('bulk.noneDue')}
        onClick={() => void confirmAll()}
      >
        {done === null ? t('bulk.confirm', { count: due.length }) : t('bulk.progress', { done, total: due.length })}
      </Button>
      {side === 'brand' && (
        <Button
          icon={<IconTag size={16} stroke={1.7} aria-hidden />}
          whyNot={orders.length > pricedTogether && t('bulk.pricesMany', { most: pricedTogether })}
          onClick={() => setPricing(true)}
        >
          {t('bulk.prices')}
        </Button>
      )}
      <DownloadMenu of={ordersFile(orders.map(({ id }) => id))} />
      <Suspense>
        {isPricing && <PriceDialog orders={orders} onClose={() => setPricing(false)} onDone={onDone} />}
      </Suspense>
    </>
  )
}
