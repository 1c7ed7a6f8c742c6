import type { Endpoint, Request as Sent } from '@souk/contract/core/endpoint.ts'
import type { FileType } from '@souk/contract/core/media-types.ts'
import { type Parts, addressOf, headersOf, parse, settle } from './call.ts'
import { refused, unanswered } from './failures.ts'
import { session } from '../session/session.ts'

/** Fetches a file that only a signed-in person may have, then hands it to the browser to keep. */
export async function download<E extends Endpoint & { method: 'GET'; raw: readonly FileType[] }>(
  path: E['path'],
  input: Sent<E>,
): Promise<void> {
  const wire = { method: 'GET', path } as const
  const asked = session().token
  let response: Response
  try {
    response = await fetch(addressOf(wire, input as Parts), { headers: headersOf(wire, {}) })
  } catch (error) {
    throw settle(unanswered(error), {})
  }
  if (!response.ok) throw settle(refused(response.status, parse(await response.text()), response.headers), {}, asked)
  keep(await response.blob(), nameIn(response.headers.get('content-disposition')) ?? 'souk')
}

/** The name the server gave it; the one in UTF-8 first. */
export function nameIn(disposition: string | null): string | null {
  const [, whole] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  if (whole) return decodeURIComponent(whole)
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? null
}

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000) // some browsers begin to read a little later
}
