import { type SignUpFlow, type SignUpStep, signUpSteps, stepsOf } from '@souk/contract/entities/sign-up-steps.ts'

/** The step that asks for each field; a password is no field of a draft, so it cannot be stored by mistake. */
const owners = {
  email: ['set-email', 'set-credentials'],
  firstName: ['complete-info'],
  lastName: ['complete-info'],
  country: ['complete-info'],
  phone: ['complete-info'],
  countryCode: ['complete-info'],
  entityName: ['company-info'],
  companyRole: ['company-info'],
  website: ['company-info'],
  currency: ['company-info'],
  timeZone: ['company-info'],
  role: ['choose-user-type', 'set-launch-date'], // a brand must name the day, a retailer need not
  logoUrl: ['upload-logo'],
  bannerUrl: ['upload-banner'],
  launchDate: ['set-launch-date'],
  referralCode: ['company-info'],
} as const satisfies Record<string, readonly SignUpStep[]>

export type DraftField = keyof typeof owners
const fields = Object.keys(owners) as DraftField[]

/** What a person has told so far, a blank for what is not told yet, and which steps they have finished. */
export type Draft = Readonly<Record<DraftField, string>> & {
  readonly flow: SignUpFlow
  readonly signupStartTime: string
  readonly done: readonly SignUpStep[]
}
/** What a draft does not say: a password is in memory only, and a mail is proven by its token. */
export type Proofs = { hasPassword: boolean; provenEmail: string | null }

export function beginDraft(flow: SignUpFlow, now: Date): Draft {
  const blank = Object.fromEntries(fields.map((field) => [field, ''])) as Record<DraftField, string>
  return { ...blank, flow, signupStartTime: now.toISOString(), done: [] }
}

/** Keeps what is typed. A step whose answer changed is not finished any more. */
export function typed(draft: Draft, values: Readonly<Record<string, unknown>>): Draft {
  const texts = fields.filter((field) => field in values).map((field) => [field, textOf(values[field])] as const)
  const changed = texts.filter(([field, text]) => draft[field] !== text)
  if (changed.length === 0) return draft
  const undone: readonly SignUpStep[] = changed.flatMap(([field]) => owners[field])
  return { ...draft, ...Object.fromEntries(changed), done: draft.done.filter((step) => !undone.includes(step)) }
}

export function finished(draft: Draft, step: SignUpStep): Draft {
  return draft.done.includes(step) ? draft : { ...draft, done: [...draft.done, step] }
}

export function reopened(draft: Draft, step: SignUpStep): Draft {
  return { ...draft, done: draft.done.filter((one) => one !== step) }
}

/** Where the person is: the first step that still lacks something. */
export function openStep(draft: Draft, proofs: Proofs): SignUpStep {
  return stepsOf(draft.flow).find((step) => !isComplete(draft, step, proofs)) ?? 'confirm'
}

function isComplete({ done, email }: Draft, step: SignUpStep, { hasPassword, provenEmail }: Proofs): boolean {
  if (step === 'set-otp') return email !== '' && provenEmail === email
  return done.includes(step) && (step !== 'set-credentials' || hasPassword)
}

/** The step of this flow that asks for a field the server objects to. */
export function stepAsking(flow: SignUpFlow, field: string): SignUpStep {
  const asking: readonly SignUpStep[] = field in owners ? owners[field as DraftField] : []
  if (/^password2?$/.test(field)) return 'set-credentials'
  return asking.find((step) => stepsOf(flow).includes(step)) ?? 'confirm'
}

/** What was kept, if it still reads like a draft. */
export function parseDraft(text: string | null): Draft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<string, unknown>> | null
    if (!stored || (stored['flow'] !== 'v1' && stored['flow'] !== 'v2')) return null
    const began = new Date(String(stored['signupStartTime']))
    const begun = beginDraft(stored['flow'], Number.isNaN(began.getTime()) ? new Date() : began)
    const done = Array.isArray(stored['done'])
      ? signUpSteps.filter((step) => (stored['done'] as unknown[]).includes(step))
      : []
    return { ...typed(begun, stored), done }
  } catch {
    return null
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
