import { afterAll, expect, test } from 'vitest'
import { identity } from '@souk/contract/identity/identity.contract.ts'
import { execute, newDatabase } from '../../../testing/database.ts'
import { freePort, newFolder, ready, start, stop } from '../../../testing/processes.ts'
import { newReceiver } from '../../../testing/outside/receiver.ts'
import { eventually } from '../../../testing/eventually.ts'

const { addresses, drop } = await newDatabase()
afterAll(drop)
const requestId = '0b4f9e7a-1c2d-4e3f-8a9b-0c1d2e3f4a5b'
const secret = 'a-one-time-token-that-opens-an-account-0123456789'
/** Says on the standard error which files of OpenTelemetry are loaded. */
const reportLoaded = `--import data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    const name = /node_modules\\/(@opentelemetry\\/[^/]+|@fastify\\/otel)/.exec(url)?.[1]
    if (name) console.error('loaded ' + name)
    return next(url, context)
  } })`)}`

const settings = { ...addresses, SOUK_SECRET: 'a secret of thirty-two characters', SOUK_LOG: 'stdout' }

async function runOnce(more: Record<string, string>, meanwhile = async () => {}) {
  const port = await freePort()
  const run = start({
    ...settings,
    SOUK_ROLE: 'web',
    SOUK_DATA: await newFolder(),
    PORT: String(port),
    NODE_OPTIONS: reportLoaded,
    ...more,
  })
  await ready(run)
  const refused = await fetch(`http://127.0.0.1:${port}${identity.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': requestId },
    body: JSON.stringify({ email: 'unknown@souk.test', password: 'Souk#2026' }),
  })
  await fetch(`http://127.0.0.1:${port}/verify-email/${secret}?code=${secret}`)
  await meanwhile()
  await stop(run) // sends what is still queued
  return { output: run.output, answered: refused.headers.get('x-request-id') }
}
const loaded = (output: string) => new Set([...output.matchAll(/^loaded (.+)$/gm)].map(([, name]) => name))

test('one request is one trace from HTTP to SQL, with its id and the name of its call, and without tokens; so is a job', async () => {
  const collector = await newReceiver()
  const sent = () => collector.received.filter(({ path }) => path === '/v1/traces').flatMap(({ body }) => spansIn(body))
  const findJob = () => sent().find(({ name }) => name === 'job orders.expire-overdue')
  const more = { SOUK_ROLE: 'all', OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }
  const { output, answered } = await runOnce(more, async () => {
    await execute(addresses.DATABASE_DIRECT_URL, `insert into pgboss.job (name) values ('orders.expire-overdue')`)
    await eventually(() => expect(findJob()).toBeDefined())
  })
  await collector.close()
  expect(answered).toBe(requestId)
  expect(output).toContain(`"reqId":"${requestId}"`)

  const spans = sent()
  const inJob = spans.filter(({ traceId }) => traceId === findJob()!.traceId)
  expect(inJob.filter(({ attributes }) => attributes['db.query.text']).length).toBeGreaterThan(0)
  const request = spans.find(
    ({ name, attributes }) => name === 'request' && attributes['souk.request_id'] === requestId,
  )!
  expect(request.attributes['souk.call']).toBe('identity.login')
  const trace = spans.filter(({ traceId }) => traceId === request.traceId)
  const http = trace.find(({ spanId }) => spanId === request.parentSpanId)!
  expect(http).toMatchObject({ name: `POST ${identity.login.path}`, attributes: { 'url.path': identity.login.path } })
  const statements = trace.filter(({ attributes }) => attributes['db.query.text'])
  expect(statements.length).toBeGreaterThan(0)
  for (const { attributes } of statements) {
    expect(attributes).toMatchObject({ 'souk.request_id': requestId, 'souk.call': 'identity.login' })
  }
  expect(JSON.stringify(spans)).not.toContain(secret)
  expect(JSON.stringify(spans)).not.toContain('unknown@souk.test')

  const metrics = collector.received.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body)
  expect(metrics.join()).toContain('http.server.request.duration')
  expect(metrics.join()).toContain('db.client.operation.duration')
}, 120_000)

test('loads nothing of OpenTelemetry and sends nothing without an address', async () => {
  const { output, answered } = await runOnce({})
  expect(answered).toBe(requestId)
  expect([...loaded(output)].filter((name) => name !== '@opentelemetry/api')).toEqual([]) // of a package that may be traced
}, 120_000)

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Record<string, string> }
type Sent = Omit<Span, 'attributes'> & { attributes: { key: string; value: Record<string, string> }[] }

function spansIn(body: string): Span[] {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      ...span,
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ''])),
    }))
}
