import { Stripe } from 'stripe'
import type { Config } from '../../platform/base/config.ts'
import { limitedFetch } from '../../platform/base/limited-fetch.ts'
import type { CardProvider, Charge, Moved, Outcome, ProviderEvent, SetUpCard } from './provider.ts'

type Keys = NonNullable<Config['stripe']>
/** Stripe counts these with two decimals although they have none. */
const asTwoDecimals = new Set(['ISK', 'UGX'])
const threeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
const clients = new Map<string, Stripe>()

function clientOf({ secretKey, apiUrl }: Keys): Stripe {
  const name = `${apiUrl} ${secretKey}`
  const known = clients.get(name)
  if (known) return known
  const at = apiUrl ? new URL(apiUrl) : null
  const client = new Stripe(secretKey, {
    maxNetworkRetries: 2, // with the same key, so nothing is charged twice
    timeout: 20_000,
    httpClient: Stripe.createFetchHttpClient(limitedFetch(5 * 1024 * 1024)),
    ...(at && {
      host: at.hostname,
      port: at.port,
      protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
  clients.set(name, client)
  return client
}

/** Cards are entered and confirmed on Stripe's own pages; charges are off-session Payment Intents. */
export function stripeProvider(keys: Keys): CardProvider {
  const stripe = clientOf(keys)
  return {
    name: 'stripe',
    take: async () => ({ refused: 'useSetup' }),
    isCode: async () => false,
    async setup({ entityId, returnUrl }) {
      const { url } = await stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'usd', // only decides which ways of paying the page offers
        customer_creation: 'always',
        metadata: { entityId },
        success_url: `${returnUrl}?cardSession={CHECKOUT_SESSION_ID}`,
        cancel_url: returnUrl,
      })
      return url ? { url } : null
    },
    setUpCard: (sessionId, entityId) => setUpCard(stripe, sessionId, entityId),
    charge: (charge) => chargeCard(stripe, charge),
    async step(ref, returnUrl) {
      const intent = await stripe.paymentIntents.confirm(ref, { return_url: returnUrl })
      const url = intent.next_action?.redirect_to_url?.url
      return url ? { url } : null
    },
    confirmStep: async (_charge, ref) => outcomeOf(await stripe.paymentIntents.retrieve(ref)),
    // The same request with the same key answers what it answered the first time, or makes the charge that was never made.
    lookup: (charge) => chargeCard(stripe, charge),
    refund: ({ key, ref, amount, currency }) =>
      unlessRefused(async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: ref, amount: toStripe(amount, currency), metadata: { key } },
          { idempotencyKey: key },
        )
        return {
          status: refund.status === 'failed' || refund.status === 'canceled' ? 'FAILED' : 'SUCCEEDED',
          ref: refund.id,
        }
      }),
    payout: ({ key, account, amount, currency }) =>
      unlessRefused(async () => {
        const transfer = await stripe.transfers.create(
          {
            destination: account,
            amount: toStripe(amount, currency),
            currency: currency.toLowerCase(),
            metadata: { key },
          },
          { idempotencyKey: key },
        )
        return { status: 'SUCCEEDED', ref: transfer.id }
      }),
    unit: (currency) => (threeDecimals.has(currency) ? 10n : 1n),
    readEvent: (body, signature) => readEvent(stripe, keys.webhookSecret, body, signature),
  }
}

/** A request that Stripe refuses moves nothing, and would be refused again; only money that has not arrived there yet is worth waiting for. */
const refusalOf = (error: unknown): string | null => {
  if (error instanceof RangeError) return error.message
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === 409) return null // its key is in use
  return error.code === 'balance_insufficient' ? null : (error.code ?? 'invalid_request')
}

async function unlessRefused(move: () => Promise<Moved>): Promise<Moved> {
  try {
    return await move()
  } catch (error) {
    if (refusalOf(error) === null) throw error
    return { status: 'FAILED', ref: null }
  }
}

export function toStripe(minor: bigint, currency: string): number {
  if (threeDecimals.has(currency) && minor % 10n !== 0n) throw new RangeError('amount_not_supported')
  return Number(asTwoDecimals.has(currency) ? minor * 100n : minor)
}

async function chargeCard(stripe: Stripe, { key, token, amount, currency, description }: Charge): Promise<Outcome> {
  const [customer, paymentMethod] = token.split(':')
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: toStripe(amount, currency),
        currency: currency.toLowerCase(),
        customer: customer!,
        payment_method: paymentMethod!,
        off_session: true,
        confirm: true,
        description,
        metadata: { key },
      },
      { idempotencyKey: key },
    )
    return outcomeOf(intent)
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal !== null) return { status: 'DECLINED', ref: null, failure: refusal }
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    const ref = error.payment_intent?.id ?? null
    if (error.code === 'authentication_required' && ref) return { status: 'NEEDS_STEP', ref }
    return { status: 'DECLINED', ref, failure: error.decline_code ?? error.code ?? 'card_declined' }
  }
}

function outcomeOf({ id, status, last_payment_error: problem }: Stripe.PaymentIntent): Outcome {
  if (status === 'succeeded') return { status: 'SUCCEEDED', ref: id }
  if (status === 'canceled') return { status: 'DECLINED', ref: id, failure: 'canceled' }
  if (status === 'requires_payment_method' && problem && problem.code !== 'authentication_required') {
    return { status: 'DECLINED', ref: id, failure: problem.decline_code ?? problem.code ?? 'card_declined' }
  }
  return { status: 'NEEDS_STEP', ref: id }
}

async function setUpCard(stripe: Stripe, sessionId: string, entityId: string): Promise<SetUpCard | null> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent.payment_method'] })
  const intent = session.setup_intent
  if (session.metadata?.entityId !== entityId || session.status !== 'complete' || !intent || typeof intent === 'string')
    return null
  const method = intent.payment_method
  if (!method || typeof method === 'string' || !method.card) return null
  const brands: Record<string, SetUpCard['brand']> = { visa: 'VISA', mastercard: 'MASTERCARD', amex: 'AMEX' }
  const brand = brands[method.card.brand]
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id
  if (!brand || !customer) return null
  return {
    token: `${customer}:${method.id}`,
    brand,
    last4: method.card.last4,
    status: 'VERIFIED',
    expMonth: method.card.exp_month,
    expYear: method.card.exp_year,
    holder: method.billing_details.name ?? '',
  }
}

/** Null when the signature is not Stripe's or too old. */
function readEvent(stripe: Stripe, secret: string, body: Buffer, signature: string): ProviderEvent | null {
  let event: Stripe.Event
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret)
  } catch {
    return null
  }
  const { id, type } = event
  if (
    event.type === 'payment_intent.succeeded' ||
    event.type === 'payment_intent.payment_failed' ||
    event.type === 'payment_intent.canceled' ||
    event.type === 'payment_intent.requires_action'
  ) {
    const intent = event.data.object
    return { id, type, about: intent.metadata.key ? { key: intent.metadata.key, outcome: outcomeOf(intent) } : null }
  }
  if (event.type === 'refund.updated' || event.type === 'refund.failed') {
    const refund = event.data.object
    const key = refund.metadata?.key
    if (key && refund.status !== 'pending')
      return { id, type, about: { refundKey: key, status: refund.status === 'succeeded' ? 'SUCCEEDED' : 'FAILED' } }
  }
  return { id, type, about: null }
}

/** Asks Stripe with the key that is set, and looks for the webhook that leads here. Answers what was found. */
export async function checkStripe(keys: Keys, publicUrl: string): Promise<string> {
  const stripe = clientOf(keys)
  await stripe.balance.retrieve()
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const own = data.find(({ url }) => url === `${publicUrl}/api/payments/webhook`)
  if (!own) throw new Error(`No webhook of this account leads to ${publicUrl}/api/payments/webhook.`)
  if (own.status !== 'enabled') throw new Error(`The webhook ${own.url} is ${own.status}.`)
  return own.url
}
