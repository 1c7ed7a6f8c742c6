import type { Register } from '@souk/contract/entities/sign-up.contract.ts'
import type { z } from 'zod/mini'
import type { Draft } from './sign-up-draft.ts'

/** What is registered: the draft without its blanks, and the password of the flow that has one. */
export function payloadOf(draft: Draft, password: string | null): z.input<typeof Register> {
  const {
    flow,
    done: _,
    signupStartTime: __,
    website,
    currency,
    timeZone,
    launchDate,
    logoUrl,
    bannerUrl,
    referralCode,
    ...registration
  } = draft
  return {
    ...registration,
    role: registration.role as Register['role'],
    companyRole: registration.companyRole as Register['companyRole'],
    termsAccepted: true,
    ...(website && { website }),
    ...(currency && { currency }),
    ...(timeZone && { timeZone }),
    ...(launchDate && { launchDate }),
    ...(flow === 'v2' && logoUrl && { logoUrl }),
    ...(flow === 'v2' && bannerUrl && { bannerUrl }),
    ...(referralCode && { referralCode }),
    ...(flow === 'v1' && password !== null && { password, password2: password }),
  }
}
