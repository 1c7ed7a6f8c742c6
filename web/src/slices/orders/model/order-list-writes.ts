import type { Request } from '@souk/contract/core/endpoint.ts'
import { orderComments } from '@souk/contract/orders/comments.contract.ts'
import { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import type { LineStatusIn, OrderUpdate, RejectReason } from '@souk/contract/orders/order-shapes.ts'
import { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { call } from '../../../lib/server/call.ts'

type Of = { id: string; version: number }
type Proposed = Request<typeof orders.propose>['body']
type Prices = Request<typeof orderLines.setPrices>['body']
type Written = Extract<Request<typeof orders.place>['body'], { retailerId: string }>

/** All of it, or only the lines that are named. */
export const confirmOrder = ({ id, version, lines, isQuiet }: Of & { lines?: string[]; isQuiet?: true }) =>
  call(orders.confirm, { params: { id }, body: { version, ...(lines && { lines }) } }, { ...(isQuiet && { isQuiet }) })
export const refuseOrder = ({ id, ...body }: Of & { reason?: RejectReason; text?: string }) =>
  call(orders.reject, { params: { id }, body })
export const cancelOrder = ({ id, ...query }: Of & { reason?: RejectReason }) =>
  call(orders.cancel, { params: { id }, query })
export const proposeChanges = ({ id, ...body }: { id: string } & Proposed) =>
  call(orders.propose, { params: { id }, body })
export const updateOrder = ({ id, ...body }: { id: string } & OrderUpdate) =>
  call(orders.update, { params: { id }, body })
export const setLineStatus = ({ id, ...body }: { id: string } & LineStatusIn) =>
  call(orderLines.setStatus, { params: { id }, body })
/** How many got it is shown by the caller. */
export const setPrices = (body: Prices) => call(orderLines.setPrices, { body }, { isQuiet: true })
export const reorder = ({ id, isPreview = false }: { id: string; isPreview?: boolean }) =>
  call(orderLines.reorder, { params: { id }, query: isPreview ? { isPreview: 'true' } : {} }, { isQuiet: true })
export const writeOrder = (body: Written) => call(orders.place, { body }, { isQuiet: true })
export const addComment = ({ id, text, lineId = null }: { id: string; text: string; lineId?: string | null }) =>
  call(orderComments.add, { params: { id }, body: { text, lineId } }, { isQuiet: true })
/** A reading, sent as the specification has it. */
export const readCollectionOrders = ({ collectionId }: { collectionId: string }) =>
  call(orderViews.collection, { params: { collectionId }, body: {} }, { isQuiet: true })
