/** What a webhook can be told about. The name is the `type` of the message. */
export const webhookEvents = [
  'order.placed',
  'order.moved',
  'shipment.moved',
  'invoice.paid',
  'collection.published',
  'collection.imported',
  'product.removed',
  'relation.connected',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent by the button, never by itself. */
export const testEvent = 'webhook.test'

/** Tries go on for three days; an endpoint that fails for two is paused. */
export const webhookRules = { giveUpHours: 72, pauseAfterHours: 48, pauseAfterFailures: 8, overlapHours: 24 } as const

/** Seconds until the next try: half a minute, then four times as long each time, up to six hours. */
export function retryDelay(tries: number): number {
  return Math.min(30 * 4 ** (Math.max(1, tries) - 1), 6 * 3600)
}
