/** What `subscribers.ts` needs to pass events on to webhooks. */
export { webhookReactions } from './webhooks/webhook-reactions.ts'
/** A confirmed order takes its units from the stores it came from. */
export { planStockPush } from './stores/stock-push.ts'
