import { type SignUpStep, signUpSteps } from '@souk/contract/entities/sign-up-steps.ts'
import type { ComponentType } from 'react'
import type { AppRoute } from './app-route.ts'
import { chunk } from '../../lib/code/chunk.ts'

const forms: Record<SignUpStep, () => Promise<ComponentType>> = {
  'set-email': () => import('../../slices/entities/sign-up/sign-up-email-form.tsx').then((module) => module.EmailStep),
  'set-otp': () => import('../../slices/entities/sign-up/sign-up-code-form.tsx').then((module) => module.CodeStep),
  'complete-info': () =>
    import('../../slices/entities/sign-up/sign-up-person-form.tsx').then((module) => module.PersonStep),
  'company-info': () =>
    import('../../slices/entities/sign-up/sign-up-company-form.tsx').then((module) => module.CompanyStep),
  'choose-user-type': () =>
    import('../../slices/entities/sign-up/sign-up-side-form.tsx').then((module) => module.SideStep),
  'upload-logo': () =>
    import('../../slices/entities/sign-up/sign-up-picture-form.tsx').then((module) => module.LogoStep),
  'upload-banner': () =>
    import('../../slices/entities/sign-up/sign-up-picture-form.tsx').then((module) => module.BannerStep),
  'set-launch-date': () =>
    import('../../slices/entities/sign-up/sign-up-launch-form.tsx').then((module) => module.LaunchStep),
  'set-credentials': () =>
    import('../../slices/entities/sign-up/sign-up-credentials-form.tsx').then((module) => module.CredentialsStep),
  confirm: () => import('../../slices/entities/sign-up/sign-up-confirm-form.tsx').then((module) => module.ConfirmStep),
}

const gate = {
  layout: 'full',
  resource: ['Auth'],
  redirectIfLoggedIn: true,
  lead: async ({ url }) => {
    const { leadSignUp } = await chunk(() => import('../../slices/entities/sign-up/sign-up-entry.ts'))
    return leadSignUp(url)
  },
} as const satisfies Partial<AppRoute>

/** Registering: each step is a route named by its key; which of them are open depends on the draft. */
export const signUpRoutes: readonly AppRoute[] = [
  { ...gate, name: 'auth-register', path: '/sign-up' },
  ...signUpSteps.map((key): AppRoute => ({
    ...gate,
    name: key,
    path: `/sign-up/${key}`,
    words: ['sign-up', 'identity'],
    page: () => {
      const form = chunk(forms[key]) // both are fetched at once; the frame does not wait for the form
      return import('../../slices/entities/sign-up/sign-up-step-page.tsx').then((module) => module.stepPage(key, form))
    },
  })),
  {
    name: 'verify-email',
    path: '/verify-email/:token?',
    layout: 'full',
    guest: true,
    words: ['sign-up', 'identity'],
    lead: async ({ url }) => {
      const { takeVerification } = await chunk(() => import('../../slices/entities/sign-up/sign-up-verification.ts'))
      return takeVerification(url)
    },
    page: () => import('../../slices/entities/sign-up/sign-up-verify-page.tsx').then((module) => module.VerifyPage),
  },
]
