import type { Reactions } from '../../platform/serving/slice.ts'
import { planStockPush } from './stores/stock-push.ts'
import { webhookReactions } from './webhooks/webhook-reactions.ts'

export const integrationsReactions: Reactions = {
  ...webhookReactions,
  'order.moved': {
    ...webhookReactions['order.moved'],
    stores: (deps, { orderId }: { orderId: string }) => planStockPush(deps, orderId),
  },
}
