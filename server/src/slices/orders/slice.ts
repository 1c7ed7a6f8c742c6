import { orderComments } from '@souk/contract/orders/comments.contract.ts'
import { orderLines } from '@souk/contract/orders/order-lines.contract.ts'
import { orderViews } from '@souk/contract/orders/order-views.contract.ts'
import { orders } from '@souk/contract/orders/orders.contract.ts'
import { ordersMessages } from '@souk/contract/orders/orders.messages.ts'
import { ordersReactions } from './orders.reactions.ts'
import { calls, slice } from '../../platform/serving/slice.ts'
import { orderExport } from './papers/order-export.ts'
import { productionExport } from './papers/production-export.ts'
import { ordersJobs } from './orders.jobs.ts'
import { ordersMailWords } from './orders.mail-words.ts'
import { orderCommentsHandlers, orderLinesHandlers, ordersHandlers, orderViewsHandlers } from './orders.routes.ts'
import { ordersSummaries } from './orders.summaries.ts'

export const ordersSlice = slice({
  name: 'orders',
  about: 'Orders, their revisions and their negotiation.',
  groups: {
    orders: calls(orders, ordersHandlers),
    orderComments: calls(orderComments, orderCommentsHandlers),
    orderLines: calls(orderLines, orderLinesHandlers),
    orderViews: calls(orderViews, orderViewsHandlers),
  },
  summaries: ordersSummaries,
  messages: [ordersMessages, ordersMailWords],
  jobs: ordersJobs,
  exports: [orderExport, productionExport],
  reactions: ordersReactions,
})
