import type { SignUpStep } from '@souk/contract/entities/sign-up-steps.ts'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { finished, openStep, reopened, stepAsking, typed } from './sign-up-draft.ts'
import { changeDraft, proofs } from './sign-up-store.ts'

/** What the server objected to at the end travels to the step that asked for it. */
export type FieldErrors = Readonly<Record<string, string>>
type Carried = { fieldErrors?: FieldErrors; isExpired?: boolean }

export function useCarried(): Carried {
  return (useLocation().state as Carried | null) ?? {}
}

type Answers = Readonly<Record<string, unknown>>

/** Finishes a step, and others that are left for later with it, and leads to the first that is open: the next one, or back to where the person was. */
export function useGoOn(step: SignUpStep): (answers: Answers, ...others: SignUpStep[]) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (answers, ...others) => {
      const draft = changeDraft((now) => [step, ...others].reduce(finished, typed(now, answers)))
      await navigate(`/sign-up/${openStep(draft, proofs())}`)
    },
    [navigate, step],
  )
}

/** Leads to the first step that the server objects to. */
export function useGoBackTo(): (fieldErrors: FieldErrors) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (fieldErrors) => {
      let step: SignUpStep = 'confirm'
      changeDraft((now) => {
        const asking = Object.keys(fieldErrors).map((field) => stepAsking(now.flow, field))
        step = asking.find((one) => one !== 'confirm') ?? step
        return reopened(now, step)
      })
      await navigate(`/sign-up/${step}`, { state: { fieldErrors } satisfies Carried })
    },
    [navigate],
  )
}
