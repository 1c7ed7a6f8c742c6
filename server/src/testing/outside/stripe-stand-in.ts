import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Intent = {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  currency: string
  metadata: Record<string, string>
  last_payment_error: object | null
  next_action: object | null
}
type Answer = { status: number; body: object }

/** Speaks as much of Stripe's API as we use, on loopback. The same Idempotency-Key gets the same answer. */
export async function newStripe() {
  const intents = new Map<string, Intent>()
  const answers = new Map<string, Answer>()
  const seen = { charges: 0, refunds: 0, transfers: 0, failures: 0 }
  const hooks = { afterCharge: null as (() => void) | null, failFirst: false }

  function charge(form: URLSearchParams): Answer {
    seen.charges += 1
    const method = form.get('payment_method') ?? ''
    if (method === 'pm_small')
      return {
        status: 400,
        body: { error: { type: 'invalid_request_error', code: 'amount_too_small', message: 'No.' } },
      }
    if (method === 'pm_outage') return { status: 500, body: { error: { type: 'api_error', message: 'Later.' } } }
    const id = `pi_${intents.size + 1}`
    const status = method === 'pm_ok' ? 'succeeded' : 'requires_payment_method'
    const code = method === 'pm_auth' ? 'authentication_required' : 'card_declined'
    const problem =
      status === 'succeeded'
        ? null
        : {
            type: 'card_error',
            code,
            message: 'No.',
            ...(code === 'card_declined' && { decline_code: 'insufficient_funds' }),
          }
    const intent: Intent = {
      id,
      object: 'payment_intent',
      status,
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      metadata: { key: form.get('metadata[key]') ?? '' },
      last_payment_error: problem,
      next_action: null,
    }
    intents.set(id, intent)
    if (!problem) return { status: 200, body: intent }
    return { status: 402, body: { error: { ...problem, payment_intent: intent } } }
  }
  function answer(method: string, path: string, form: URLSearchParams): Answer {
    const [, , what, id, verb] = path.split('/')
    if (what === 'payment_intents' && method === 'POST' && !id) return charge(form)
    if (what === 'payment_intents' && verb === 'confirm') {
      const intent = intents.get(id!)!
      intent.status = 'requires_action'
      intent.last_payment_error = null
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://bank.test/3ds', return_url: form.get('return_url') },
      }
      return { status: 200, body: intent }
    }
    if (what === 'payment_intents') return { status: 200, body: intents.get(id!) ?? {} }
    if (what === 'refunds')
      return { status: 200, body: { id: `re_${(seen.refunds += 1)}`, object: 'refund', status: 'succeeded' } }
    if (what === 'transfers' && form.get('destination') !== 'acct_ok')
      return {
        status: 400,
        body: { error: { type: 'invalid_request_error', code: form.get('destination'), message: 'No.' } },
      }
    if (what === 'transfers') return { status: 200, body: { id: `tr_${(seen.transfers += 1)}`, object: 'transfer' } }
    if (path.startsWith('/v1/checkout/sessions') && method === 'POST')
      return { status: 200, body: { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.test/cs_1' } }
    if (path.startsWith('/v1/checkout/sessions')) {
      const card = { brand: 'visa', last4: '4242', exp_month: 9, exp_year: 2031 }
      const payment_method = { id: 'pm_ok', object: 'payment_method', card, billing_details: { name: 'Nadia Karam' } }
      return {
        status: 200,
        body: {
          id: 'cs_1',
          object: 'checkout.session',
          status: 'complete',
          customer: 'cus_1',
          metadata: { entityId: state.entityId },
          setup_intent: { id: 'seti_1', object: 'setup_intent', payment_method },
        },
      }
    }
    if (what === 'balance') return { status: 200, body: { object: 'balance', livemode: true } }
    if (what === 'webhook_endpoints') return { status: 200, body: { object: 'list', data: state.webhooks } }
    return { status: 404, body: { error: { type: 'invalid_request_error', message: `No ${path}` } } }
  }
  const state = { entityId: '', webhooks: [] as { url: string; status: string }[] }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const key = String(request.headers['idempotency-key'] ?? '')
    const path = request.url!.split('?')[0]!
    if (hooks.failFirst && request.method === 'POST') {
      hooks.failFirst = false
      seen.failures += 1
      response.writeHead(500).end('{}')
      return
    }
    const known = key && answers.get(key)
    const reply = known || answer(request.method!, path, new URLSearchParams(Buffer.concat(chunks).toString()))
    if (key) answers.set(key, reply)
    if (hooks.afterCharge && path === '/v1/payment_intents') {
      hooks.afterCharge() // the caller is gone before the answer
      hooks.afterCharge = null
      request.socket.destroy()
      return
    }
    response
      .writeHead(reply.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
      .end(JSON.stringify(reply.body))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    seen,
    hooks,
    state,
    close: () => new Promise((done) => server.close(done)),
  }
}
