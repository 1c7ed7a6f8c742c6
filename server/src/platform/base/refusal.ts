import { type Code, type MessageKey, statusOf } from '@souk/contract/core/errors.ts'

type Details = {
  field?: string
  items?: readonly unknown[]
  params?: Record<string, unknown>
  retryAfter?: number // seconds
}

/** The one way our code says no: a code and a key, never a sentence. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: Code
  readonly key: MessageKey
  readonly details: Details

  constructor(code: Code, key: MessageKey = `errors.${code}`, details: Details = {}) {
    super(`${code} ${key}`)
    this.code = code
    this.key = key
    this.details = details
  }

  get status() {
    return statusOf[this.code]
  }
}

/** A stale version is refused, so that no unseen change is overwritten. */
export function requireVersion(current: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw new Refusal('stale')
}

/** Absent and not yours are the same answer. */
export function found<T>(row: T | undefined | null): T {
  if (row === undefined || row === null) throw new Refusal('not_found')
  return row
}
