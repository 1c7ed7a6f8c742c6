import { randomUUID } from 'node:crypto'
import { type Headers, insist } from './buyers.ts'

const tries = 20

type Shipment = { status: string; version: number; waitsFor: string | null }
type Packable = { lines: { lineId: string; left: number }[] }

/** Confirms an order, packs it and sends it off, which issues its invoice; answers the shipment once that was acknowledged. */
export async function fulfil(bases: readonly string[], headers: Headers, orderId: string): Promise<string | null> {
  const ask = (method: string, path: string, body?: object, more: Headers = {}) =>
    insist(bases, path, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body: JSON.stringify(body) }),
    })
  const order = await ask('GET', `/api/v2/orders/${orderId}`)
  if (order.status !== 200) return null
  await ask('PUT', `/api/v2/orders/${orderId}/confirm`, { version: (order.data as { version: number }).version })
  const found = await ask('GET', `/api/v2/shipments/packable?orderId=${orderId}`)
  const [packable] = (found.data ?? []) as Packable[]
  const lines = packable?.lines.map(({ lineId, left: quantity }) => ({ orderId, lineId, quantity })) ?? []
  const packed = await ask('POST', '/api/v2/shipments', { lines }, { 'idempotency-key': randomUUID() })
  if (packed.status !== 201) return null
  const { id } = packed.data as { id: string }
  const read = async () => (await ask('GET', `/api/v2/shipments/${id}`)).data as Shipment
  for (let n = 0; n < tries; n += 1) {
    const { status, version, waitsFor } = await read()
    if (status === 'IN_TRANSIT') return id
    if (waitsFor) return null // an attempt whose answer was lost left its charge to the worker
    const next = status === 'PENDING' ? 'PRE_TRANSIT' : 'IN_TRANSIT'
    await ask('PATCH', `/api/v2/shipments/${id}`, { version, status: next })
  }
  return null
}

/** Uploads a file and answers where it is. */
export async function upload(
  bases: readonly string[],
  { authorization }: Headers,
  text: string,
): Promise<string | null> {
  const body = new FormData()
  body.set('file', new Blob([text], { type: 'text/csv' }), 'prices.csv')
  const path = '/api/common/auth/files/sheet'
  const answer = await insist(bases, path, { method: 'POST', headers: { authorization: authorization! }, body })
  return answer.status === 201 ? (answer.data as { location: string }).location : null
}
