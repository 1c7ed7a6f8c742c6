import { isIP } from 'node:net'
import { FetchFailure, isPublicAddress } from '../../../platform/base/safe-fetch.ts'
import { Refusal } from '../../../platform/base/refusal.ts'

const localNames = /(^|\.)(localhost|local|internal|home\.arpa)$/i

/** What is plainly private is refused when it is typed; a name is judged again at every connection. */
export function refusePrivate(url: string, allowsPrivate: boolean, field: string): void {
  if (!URL.canParse(url)) throw new Refusal('invalid', 'integrations.badUrl', { field })
  if (allowsPrivate) return
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host) > 0 ? !isPublicAddress(host) : localNames.test(host)
  if (isPrivate) throw new Refusal('invalid', 'integrations.privateAddress', { field })
}

/** The message key for whatever went wrong on the way to a host. */
export const fetchKey = (error: unknown): string | null =>
  error instanceof FetchFailure ? `integrations.fetch.${error.problem}` : null

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

/** What an answer that is no success means to a person. */
export function statusKey(status: number): string {
  if (status === 401 || status === 403) return 'integrations.fetch.unauthorized'
  if (status === 404 || status === 410) return 'integrations.fetch.gone'
  if (status === 429) return 'integrations.fetch.throttled'
  return 'integrations.fetch.http'
}
