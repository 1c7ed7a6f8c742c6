import type { SignUpStep } from '@souk/contract/entities/sign-up-steps.ts'
import { stepsOf } from '@souk/contract/entities/sign-up-steps.ts'
import { replace } from 'react-router'
import { readSettings } from '../../../lib/settings.ts'
import { type Draft, type Proofs, beginDraft, openStep, typed } from './sign-up-draft.ts'
import { storeDraft, storedDraft, proofs } from './sign-up-store.ts'

type Way = { go: 'in' } | { go: 'hidden' } | { go: 'step'; step: SignUpStep }
const longest = { email: 254, referralCode: 40 }

/** Only a visible step may be entered, and none before those that come first. Without a step: the first. */
export function wayTo(draft: Draft, step: string | undefined, known: Proofs): Way {
  const steps = stepsOf(draft.flow)
  const at = steps.findIndex((one) => one === step)
  if (!step) return { go: 'step', step: steps[0]! }
  if (at === -1) return { go: 'hidden' }
  const open = openStep(draft, known)
  return at <= steps.indexOf(open) ? { go: 'in' } : { go: 'step', step: open }
}

/** What a link brings along. It is taken once, so that a reload does not undo what was typed since. */
export function arriving(draft: Draft, query: URLSearchParams): Draft {
  const email = query.get('email')?.trim().toLowerCase() ?? ''
  const referralCode = query.get('referralCode')?.trim() ?? ''
  return typed(draft, {
    ...(email && email.length <= longest.email && { email }),
    ...(referralCode && referralCode.length <= longest.referralCode && { referralCode }),
  })
}

/** The loader of /sign-up and all its steps. The flow is asked for when a person begins, and kept. */
export async function leadSignUp(url: URL): Promise<Response | null> {
  const begun = storedDraft() ?? beginDraft((await readSettings()).registrationFlow, new Date())
  const draft = arriving(begun, url.searchParams)
  storeDraft(draft)
  const step = url.pathname.split('/')[2]
  const way = wayTo(draft, step, proofs())
  if (way.go === 'hidden') return replace('/apps/miscellaneous/not-authorized')
  if (way.go === 'step') return replace(`/sign-up/${way.step}`)
  return url.searchParams.has('email') || url.searchParams.has('referralCode') ? replace(url.pathname) : null
}
