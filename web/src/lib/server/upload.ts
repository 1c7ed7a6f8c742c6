import type { Endpoint, Reply, Request as Sent } from '@souk/contract/core/endpoint.ts'
import { type CallOptions, type Parts, addressOf, headersOf, parse, settle } from './call.ts'
import { refused, unanswered } from './failures.ts'
import { session } from '../session/session.ts'

/** `sent` runs from 0 to 1. */
type UploadOptions = CallOptions & { onProgress?: (sent: number) => void }

/** Sends one file. XMLHttpRequest, because fetch does not say how much has left the house. */
export function upload<E extends Endpoint & { upload: true }>(
  endpoint: E,
  input: Sent<E>,
  file: File,
  options: UploadOptions = {},
): Promise<Reply<E>> {
  const { signal, onProgress } = options
  const asked = session().token
  if (signal?.aborted) return Promise.reject(signal.reason)
  const { promise, resolve, reject } = Promise.withResolvers<Reply<E>>()
  const request = new XMLHttpRequest()
  const headers = { get: (name: string) => request.getResponseHeader(name) }
  const stop = () => request.abort()

  request.open(endpoint.method, addressOf(endpoint, input as Parts))
  for (const [name, value] of Object.entries(headersOf(endpoint, options))) request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
  request.addEventListener('load', () => {
    const answer = parse(request.responseText)
    if (request.status < 300) resolve((answer as { data: Reply<E> }).data)
    else reject(settle(refused(request.status, answer, headers), options, asked))
  })
  request.addEventListener('error', () => reject(settle(unanswered(new TypeError('network')), options)))
  request.addEventListener('abort', () => reject(signal?.reason))
  request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
  signal?.addEventListener('abort', stop)

  const form = new FormData()
  form.append('file', file)
  request.send(form)
  return promise
}
