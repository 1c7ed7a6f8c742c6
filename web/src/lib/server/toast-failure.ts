import { toast } from '../toast.ts'
import { Failed } from './failed.ts'

/**
 * Every failed call has a toast, once. A 410 has none: its items are listed on the page.
 * What is refused at a field is read out there, when the form moves to it.
 */
export function toastFailure(error: unknown): void {
  if (!(error instanceof Failed) || error.isToasted || error.status === 410) return
  error.isToasted = true
  const { fields, message, requestId, status } = error
  const isUnforeseen = status === 0 || status >= 500
  toast('danger', message, {
    ...(Object.keys(fields).length > 0 && { isHeard: false }),
    ...(isUnforeseen && requestId && { requestId }),
  })
}
