import type { Order } from '@souk/contract/orders/order-shapes.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useShipmentsOf } from '../../../lib/order-shipments.tsx'
import { useOwnTitle } from '../../../lib/own-title.ts'
import { useTradeLinks, useViewedEntity } from '../../../lib/session/viewed-entity.ts'
import { mark, text, useUrlState } from '../../../lib/url/url-state.ts'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Bar } from '../../../ui/feedback/skeletons.tsx'
import { Row, WithAside } from '../../../ui/layout/stack.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { OrderAxes } from '../model/order-axes.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderComments } from './order-comments.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParties } from './order-parties.tsx'
import { OrderNext } from '../model/order-next.tsx'
import { LazyOrder } from '../model/order-soon.tsx'
import { OrderStatus } from '../model/order-status.tsx'

const OrderAnswer = lazyPart(async () => (await import('../negotiation/order-answer.tsx')).OrderAnswer)
const OrderEdit = lazyPart(async () => (await import('../negotiation/order-edit.tsx')).OrderEdit)
const OrderRevisions = lazyPart(async () => (await import('./order-revisions.tsx')).OrderRevisions)
const OrderHistory = lazyPart(async () => (await import('./order-history.tsx')).OrderHistory)
const LineComments = lazyPart(async () => (await import('./order-comments-sheet.tsx')).OrderCommentsSheet)

const OrderCommission = lazyPart(async () => {
  const [module] = await Promise.all([import('../../wallet/door.ts'), loadNamespaces('wallet')])
  return module.OrderCommission
})

/** One order: what matters now, what is in it, and what the two sides said. */
export function OrderView({ order }: { order: Order }) {
  const t = useT('order')
  const [address, change] = useUrlState({ edit: mark, tab: text() })
  const [line, setLine] = useState<string | null>(null)
  const shipmentsOf = useShipmentsOf()
  const links = useTradeLinks()
  const viewed = useViewedEntity()
  const isAgreed = order.agreedRevision !== null
  const isEditing = order.may.propose && address.edit
  const edit = (edit: boolean) => change({ edit, tab: null })
  useOwnTitle(order.number)
  return (
    <Page
      title={order.number}
      crumbs={[{ label: viewed ? order[viewed.side].name : t('orders'), to: links.orders }]}
      lead={
        <Row as="span" gap={12}>
          {links.customer && (
            <Link to={links.customer(order.retailer.id)}>
              <bdi>{order.retailer.name}</bdi>
            </Link>
          )}
          <OrderStatus order={order} />
          {isAgreed && <OrderAxes order={order} />}
          <OrderNext order={order} />
        </Row>
      }
      actions={!isEditing && !viewed && <OrderActions order={order} onEdit={() => edit(true)} />}
    >
      <WithAside
        aside={
          <>
            <OrderParties order={order} />
            {order.agreedRevision !== null && (
              <Suspense>
                <OrderCommission orderId={order.id} />
              </Suspense>
            )}
            <OrderComments order={order} />
          </>
        }
      >
        {isEditing ? (
          <Suspense fallback={<LazyOrder />}>
            <OrderEdit order={order} onDone={() => edit(false)} />
          </Suspense>
        ) : (
          <>
            {/* A first order has nothing to compare with: it is confirmed, changed or rejected as a whole. */}
            {order.may.acceptSome && order.revision > 1 && (
              <Suspense fallback={<LazyOrder />}>
                <OrderAnswer order={order} />
              </Suspense>
            )}
            <Tabs
              label={t('parts')}
              tabs={[
                { key: 'lines', label: t('part.lines'), content: <OrderLines order={order} onComment={setLine} /> },
                ...(shipmentsOf && isAgreed
                  ? [
                      {
                        key: 'shipments',
                        label: t('part.shipments'),
                        content: shipmentsOf({ orderId: order.id, mayPack: order.may.pack }),
                      },
                    ]
                  : []),
                { key: 'revisions', label: t('part.revisions'), content: part(<OrderRevisions order={order} />) },
                { key: 'history', label: t('part.history'), content: part(<OrderHistory order={order} />) },
              ]}
            />
          </>
        )}
      </WithAside>
      <Suspense>{line && <LineComments order={order} lineId={line} onClose={() => setLine(null)} />}</Suspense>
    </Page>
  )
}

/** Looked at by who wants to know how it came to this; fetched then. */
const part = (content: ReactNode) => <Suspense fallback={<Bar width="60%" />}>{content}</Suspense>
