import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { IconPlus, IconTableImport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useLeaveGuard } from '../../../ui/forms/use-leave-guard.ts'
import { type Draft, type Picked, emptyDraft, isChanged, proposalOf, replacedBy } from './order-draft.ts'
import { carryOver, withoutQuantity } from './order-carry-over.ts'
import { OrderEditAdded } from './order-edit-added.tsx'
import { OrderEditBar } from './order-edit-bar.tsx'
import { OrderEditProduct } from './order-edit-product.tsx'
import { useSoldProducts } from './order-catalog.data.ts'
import { productsOf } from '../model/order-products.ts'
import { useWrite } from '../model/orders.data.ts'
import styles from './order-edit.module.css'

const AddSheet = lazyDialog(async () => (await import('./order-add-sheet.tsx')).OrderAddSheet)
const ImportSheet = lazyDialog(async () => (await import('./order-import-sheet.tsx')).OrderImportSheet)
const look = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** The order as it could be. What is typed stays here when the order moves on meanwhile, until it is sent or thrown away. */
export function OrderEdit({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useT('order')
  const propose = useWrite('proposeChanges')
  const [draft, setDraft] = useState<Draft>(emptyDraft)
  const [isStale, setStale] = useState(false)
  const [open, setOpen] = useState<{ replaces: string | null } | 'import' | null>(null)
  const products = productsOf(order.lines)
  const sold = useSoldProducts(products.map(({ productId }) => productId)).data
  const replaced = replacedBy(draft)
  const incomplete = withoutQuantity(draft).map(({ product }) => product.name)
  const isDirty = isChanged(order, draft) || incomplete.length > 0
  useLeaveGuard(isDirty && !propose.isPending)
  const change = (next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next }))

  async function send(): Promise<void> {
    setStale(false)
    try {
      await propose.mutateAsync({ id: order.id, ...proposalOf(order, draft) })
      setDraft(emptyDraft)
      onDone()
    } catch (error) {
      setStale(error instanceof Failed && error.status === 409)
    }
  }
  function take(picked: Picked): void {
    const replacedLines = order.lines.filter(({ productId }) => productId === picked.replaces)
    setDraft((now) => ({
      ...now,
      added: [
        ...now.added.filter(({ product }) => product._id !== picked.product._id),
        replacedLines.length > 0 ? { ...picked, ...carryOver(replacedLines, now.quantities, picked.product) } : picked,
      ],
    }))
    setOpen(null)
  }
  return (
    <Stack gap={20}>
      {isStale && <Notice kind="warning">{t('stale')}</Notice>}
      <div className={styles.tools}>
        <Button icon={<IconPlus {...look} />} onClick={() => setOpen({ replaces: null })}>
          {t('edit.add')}
        </Button>
        <Button icon={<IconTableImport {...look} />} onClick={() => setOpen('import')}>
          {t('edit.import')}
        </Button>
      </div>
      <ul className={styles.products} aria-label={t('part.lines')}>
        {products.map((product) => (
          <li key={product.productId}>
            <OrderEditProduct
              product={product}
              sold={sold?.get(product.productId)}
              currency={order.currency}
              draft={draft}
              isReplaced={replaced.has(product.productId)}
              onChange={change}
              onReplace={() => setOpen({ replaces: product.productId })}
            />
          </li>
        ))}
        {draft.added.map((picked) => (
          <li key={picked.product._id}>
            <OrderEditAdded picked={picked} order={order} draft={draft} onChange={change} />
          </li>
        ))}
      </ul>
      <TextAreaField
        label={t('edit.reason')}
        isOptional
        maxLength={1_000}
        rows={3}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <OrderEditBar
        order={order}
        draft={draft}
        isDirty={isDirty}
        incomplete={incomplete}
        isBusy={propose.isPending}
        onSend={() => void send()}
        onDiscard={() => {
          setDraft(emptyDraft)
          onDone()
        }}
      />
      <Suspense>
        {open === 'import' && <ImportSheet order={order} onClose={() => setOpen(null)} onDone={onDone} />}
        {open !== null && open !== 'import' && (
          <AddSheet order={order} replaces={open.replaces} onPick={take} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Stack>
  )
}
