import { afterEach, beforeEach, vi } from 'vitest'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { clearSession } from '../../../lib/session/session.ts'
import { beginDraft, finished, typed } from '../sign-up/sign-up-draft.ts'
import { stepsOf } from '@souk/contract/entities/sign-up-steps.ts'
import { setPendingPassword, storeDraft } from '../sign-up/sign-up-store.ts'

type Sent = { path: string; body: unknown; bearer: string | null }
type Answer = (sent: Sent) => Response | Promise<Response>

export const signUpDraft = {
  role: 'brand',
  entityName: 'Atelier Haddad',
  firstName: 'Lena',
  lastName: 'Haddad',
  country: 'Saudi Arabia',
  phone: '50 123 4567',
  countryCode: '+966',
  email: 'lena@example.test',
  companyRole: 'FOUNDER',
  launchDate: '2031-03-15',
}

export const refusal = (status: number, message: string, field?: string) =>
  Response.json({ message, errors: [{ message, code: 'x', field }] }, { status })

/** A person with a tab of their own, a server that says what it is told to, and a record of what it was asked. */
export function signUpWorld() {
  const sent: Sent[] = []
  const answers: Record<string, Answer> = {}
  beforeEach(async () => {
    sent.length = 0
    for (const path of Object.keys(answers)) delete answers[path]
    clearSession()
    setPendingPassword(null)
    await loadNamespaces('sign-up', 'identity')
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      const path = url.split('?')[0]!
      const bearer = new Headers(init.headers).get('authorization')
      const one = { path, bearer, body: JSON.parse(String(init.body ?? 'null')) as unknown }
      sent.push(one)
      return (answers[path] ?? (() => refusal(404, `no ${path}`)))(one)
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return { sent, answers, times: (path: string) => sent.filter((one) => one.path === path).length }
}

/** A draft with every step finished but the last. */
export function tellAll(flow: 'v1' | 'v2', values: Record<string, string> = {}): void {
  const draft = typed(beginDraft(flow, new Date()), { ...signUpDraft, ...values })
  storeDraft(stepsOf(flow).slice(0, -1).reduce(finished, draft))
}
