import type { SignUpStep } from '@souk/contract/entities/sign-up-steps.ts'
import { type ComponentType, Suspense, lazy } from 'react'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Waiting } from '../../../ui/feedback/waiting.tsx'
import { SignUpFrame } from './sign-up-frame.tsx'

/** /sign-up/<key>: the question is read while its form, with the rules it needs, is still on its way. */
export function stepPage(step: SignUpStep, form: Promise<ComponentType>): ComponentType {
  const StepForm = lazy(async () => ({ default: await form }))
  return function StepPage() {
    return (
      <SignUpFrame step={step}>
        <Suspense fallback={<Waiting skeleton={<FormSkeleton fields={3} />} />}>
          <StepForm />
        </Suspense>
      </SignUpFrame>
    )
  }
}
