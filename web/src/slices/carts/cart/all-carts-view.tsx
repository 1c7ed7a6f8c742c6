import { IconTableImport, IconTrash } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { SummaryBeside } from '../../../ui/layout/summary.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'
import type { Loaded } from '../model/cart-load.ts'
import { cartsFile } from './carts-file.ts'
import { CartSection } from './cart-section.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useCarts } from '../model/carts.data.ts'
import { CartsNone } from './no-carts.tsx'
import { useCheckoutState } from '../adding/cart-choice.ts'
import { fillCart } from '../adding/filling-cart.ts'

const ClearDialog = lazyDialog(async () => (await import('./clear-dialog.tsx')).ClearDialog)
const ImportSheet = lazyDialog(async () => (await import('./import-sheet.tsx')).ImportSheet)
const skeleton = <TableSkeleton columns={4} />

/** The carts before they are ordered: all of them, or with `cartId` in the address the one. */
export function CartsView() {
  const [isImporting, setImporting] = useState(false)
  useEffect(() => fillCart(null), []) // a person who is back here has done filling
  return (
    <>
      <View onImport={() => setImporting(true)} />
      {/* It stays when its own rows bring the first cart. */}
      <Suspense>{isImporting && <ImportSheet onClose={() => setImporting(false)} />}</Suspense>
    </>
  )
}

function View({ onImport }: { onImport: () => void }) {
  const [{ cartId }] = useCheckoutState()
  const query = useCarts(cartId || null)
  const { error, data, refetch } = query
  const isSingle = cartId !== ''
  if (error instanceof Failed && error.status === 404) return <CartsNone isSingle onImport={onImport} /> // its last product went
  if (error && !data) return <CartsNone error={error} retry={refetch} isSingle={isSingle} />
  return (
    <QueryView query={query} skeleton={skeleton}>
      {({ mode, carts }) =>
        carts.length === 0 ? (
          <CartsNone onImport={onImport} />
        ) : (
          <Suspense fallback={<Waiting skeleton={skeleton} />}>
            <Carts mode={mode} carts={carts} onImport={onImport} />
          </Suspense>
        )
      }
    </QueryView>
  )
}

function Carts({ mode, carts, onImport }: Loaded & { onImport: () => void }) {
  const t = useT('carts')
  const [isClearing, setClearing] = useState(false)
  const products = carts.reduce((sum, cart) => sum + cart.products.length, 0)
  return (
    <Page
      tour="checkout"
      title={t('title')}
      lead={t('lead', { count: products, carts: t('lead.carts', { count: carts.length }) })}
      {...(mode === 'single' && { crumbs: [{ label: t('all'), to: '/checkout' }] })}
      actions={
        <Row>
          <DownloadMenu of={cartsFile(carts.map(({ _id }) => _id))} />
          <Button icon={<IconTableImport size={17} stroke={1.7} aria-hidden />} onClick={onImport}>
            {t('import')}
          </Button>
          <Button
            look="quiet"
            icon={<IconTrash size={17} stroke={1.7} aria-hidden />}
            onClick={() => setClearing(true)}
          >
            {t('clear')}
          </Button>
        </Row>
      }
    >
      <SummaryBeside summary={<CartSummary carts={carts} />}>
        {carts.map((cart) => (
          <CartSection key={cart._id} cart={cart} isAlone={mode === 'single' || carts.length === 1} />
        ))}
      </SummaryBeside>
      <Suspense>{isClearing && <ClearDialog carts={carts} mode={mode} onClose={() => setClearing(false)} />}</Suspense>
    </Page>
  )
}
