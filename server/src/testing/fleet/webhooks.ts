import { Stripe } from 'stripe'
import { insist } from './buyers.ts'
import type { FaultFleet } from './fault-fleet.ts'

const replays = 6

/** Sends every event of every charge so far several times, to both processes at once, the latest first; answers how many were sent. */
export async function replayWebhooks({ webs, stripe }: FaultFleet): Promise<number> {
  const sdk = new Stripe('sk_test_fleet')
  const events = [...stripe.intents.values()].flatMap((intent) => {
    const failed = { ...intent, status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }
    return [
      { id: `evt_${intent.id}_3`, type: 'payment_intent.succeeded', object: intent },
      { id: `evt_${intent.id}_2`, type: 'payment_intent.payment_failed', object: failed },
      {
        id: `evt_${intent.id}_1`,
        type: 'payment_intent.requires_action',
        object: { ...intent, status: 'requires_action' },
      },
    ]
  })
  let sent = 0
  const send = async (base: string) => {
    for (const { id, type, object } of events.flatMap((event) => Array<typeof event>(replays / 2).fill(event))) {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
      const signature = sdk.webhooks.generateTestHeaderString({ payload, secret: stripe.webhookSecret })
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const { status } = await insist([base], '/api/payments/webhook', { method: 'POST', headers, body: payload })
      if (status !== 200) throw new Error(`A webhook was answered with ${status}`)
      sent += 1
    }
  }
  await Promise.all(webs.map(({ url }) => send(url)))
  return sent
}
