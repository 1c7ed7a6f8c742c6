import type { Failure } from '@souk/contract/core/errors.ts'

/** The server's no, or no server at all (`status` 0). `fields` is for forms, `message` for everybody. */
export class Failed extends Error {
  override readonly name = 'Failed'
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  readonly items: readonly unknown[]
  readonly requestId: string | null
  readonly retryAfter: number | null // seconds the server wants us to wait
  isToasted = false // one toast for each failure, whichever part of the page reports it

  constructor(
    status: number,
    message: string,
    errors: Failure['errors'] = [],
    requestId: string | null = null,
    retryAfter: number | null = null,
  ) {
    super(message)
    this.status = status
    this.code = errors[0]?.code ?? (status === 0 ? 'unreachable' : 'unknown')
    this.fields = Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])))
    this.items = errors.flatMap(({ items }) => items ?? [])
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}
