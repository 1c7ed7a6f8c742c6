import type { SignUpStep } from '@souk/contract/entities/sign-up-steps.ts'
import type { T } from '../../../lib/language/use-t.ts'
import { isolated } from '../../identity/door.ts'
import type { Draft } from './sign-up-draft.ts'

/** What a step asks, which may depend on what was told before. */
export function headingOf(
  t: T,
  step: SignUpStep,
  draft: Draft,
  isProven: boolean,
  canMail: boolean,
): { title: string; lead: string } {
  const { email, role } = draft
  if (step === 'set-launch-date') return { title: t(`${step}.title.${role}`), lead: t(`${step}.lead.${role}`) }
  const key = step === 'set-otp' && isProven ? `${step}.proven` : step
  if (key === 'set-otp' && !canMail) return { title: t('set-otp.title'), lead: t('set-otp.noMail') }
  return { title: t(`${key}.title`), lead: t(`${key}.lead`, { email: isolated(email) }) }
}
