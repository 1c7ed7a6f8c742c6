import type { Endpoint, Reply, Request } from '@souk/contract/core/endpoint.ts'
import { type CallOptions, call } from './call.ts'

/**
 * Reads without the contract's schemas: `get<typeof orders.read>('/api/v2/orders/:id', { params: { id } })`.
 * The types check the path, so a page that only shows something fetches no validator.
 */
export function get<E extends Endpoint & { method: 'GET' }>(
  path: E['path'],
  input: Request<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  return call({ method: 'GET', path } as E, input, options)
}
