import type { Cart } from '@souk/contract/carts/cart-shapes.ts'
import type { OwnEntity } from '@souk/contract/entities/entity-shapes.ts'
import type { OrderRow } from '@souk/contract/orders/order-shapes.ts'
import { useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { SummaryBeside } from '../../../ui/layout/summary.tsx'
import { CartsNone, chosenOf, useCarts, useCheckoutState } from '../../carts/door.ts'
import { useOwnEntity } from '../../entities/door.ts'
import { CheckoutBillTo } from './checkout-bill-to.tsx'
import { CheckoutCart } from './checkout-cart.tsx'
import { useCheckOut } from './checkout.data.ts'
import { CheckoutLost, CheckoutNothing } from './checkout-nothing.tsx'
import { CheckoutProblem, isLost } from './checkout-problem.tsx'
import { CheckoutSum } from './checkout-sum.tsx'
import {
  type CheckoutChoice,
  firstBillTo,
  firstChoice,
  missingOf,
  sentOf,
  withSharedParts,
} from './checkout-choices.ts'

type Placed = { onPlaced: (orders: OrderRow[]) => void }

/** The last look before ordering. */
export function CheckoutReview({ onPlaced }: Placed) {
  const carts = useCarts()
  const entity = useOwnEntity()
  if (carts.error && !carts.data) return <CartsNone error={carts.error} retry={carts.refetch} />
  return (
    <QueryView query={carts} skeleton={<TableSkeleton columns={3} />} isPage>
      {(loaded) => (
        <QueryView query={entity} skeleton={<TableSkeleton columns={3} />} isPage>
          {(own) => <Review carts={loaded.carts} own={own} onPlaced={onPlaced} />}
        </QueryView>
      )}
    </QueryView>
  )
}

type Props = Placed & { carts: readonly Cart[]; own: OwnEntity }

function Review({ carts, own, onPlaced }: Props) {
  const t = useT('checkout')
  const [address] = useCheckoutState()
  const [choices, setChoices] = useState<Readonly<Record<string, CheckoutChoice>>>({})
  const { place, error, isPending, reset, sent } = useCheckOut(onPlaced)
  const [billToId, billTo] = useState<string | null>(null)
  const billed = billToId ?? firstBillTo(own)
  const [asked, setAsked] = useState<readonly Cart[]>([])
  const here = chosenOf(carts, address.carts)
  const chosen = isPending && here.length < asked.length ? asked : here // the carts are gone before the answer is here
  /** An address that was added meanwhile is taken where none was chosen. */
  function choiceOf(cart: Cart): CheckoutChoice {
    const first = firstChoice(cart, own)
    const choice = choices[cart._id] ?? first
    return { ...choice, shipToId: choice.shipToId ?? first.shipToId }
  }
  const crumbs = [{ label: t('back'), to: '/checkout' }]
  function applyToAll(from: Cart): void {
    const shared = choiceOf(from)
    setChoices(Object.fromEntries(chosen.map((cart) => [cart._id, withSharedParts(choiceOf(cart), shared)])))
    toast('success', t('applied', { count: chosen.length }))
  }
  function order(): void {
    setAsked(chosen)
    place(chosen.map((cart) => sentOf(cart, choiceOf(cart), billed)))
  }
  if (chosen.length === 0) {
    if (sent && isLost(error)) return <CheckoutLost error={error} count={sent.length} onAgain={() => place(sent)} />
    return <CheckoutNothing isGone={error !== null} />
  }
  return (
    <Page title={t('title')} lead={t('lead', { count: chosen.length })} crumbs={crumbs}>
      <SummaryBeside
        summary={
          <CheckoutSum
            carts={chosen}
            isBusy={isPending}
            isAgain={isLost(error)}
            missing={missingOf(chosen.map(choiceOf))}
            onPlace={order}
          >
            <CheckoutBillTo addresses={own.addresses} value={billed} onChange={billTo} />
          </CheckoutSum>
        }
      >
        {error && <CheckoutProblem error={error} carts={carts} onTaken={reset} />}
        {chosen.map((cart) => (
          <CheckoutCart
            key={cart._id}
            cart={cart}
            addresses={own.addresses}
            choice={choiceOf(cart)}
            onChoice={(choice) => setChoices((now) => ({ ...now, [cart._id]: choice }))}
            onApplyToAll={chosen.length > 1 ? () => applyToAll(cart) : undefined}
          />
        ))}
      </SummaryBeside>
    </Page>
  )
}
