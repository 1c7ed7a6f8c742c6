import { type SignUpStep, stepsOf } from '@souk/contract/entities/sign-up-steps.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { PatientButton } from '../../identity/door.ts'
import styles from './sign-up-actions.module.css'
import { draftNow } from './sign-up-store.ts'

type Props = { step: SignUpStep; submit?: string; isBusy?: boolean; left?: number }

/** On, and back to the step before. */
export function StepActions({ step, submit, isBusy = false, left = 0 }: Props) {
  const t = useT('sign-up')
  return (
    <Stack gap={8} className={styles.actions}>
      <PatientButton type="submit" look="primary" isWide isBusy={isBusy} left={left} waiting="wait.try">
        {submit ?? t('actions.next')}
      </PatientButton>
      <BackLink step={step} />
    </Stack>
  )
}

export function BackLink({ step }: { step: SignUpStep }) {
  const t = useT('sign-up')
  const [{ flow }] = useState(draftNow)
  const steps = stepsOf(flow)
  const before = steps[steps.indexOf(step) - 1]
  if (!before) return null
  return (
    <ButtonLink look="quiet" isWide to={`/sign-up/${before}`}>
      {t('actions.back')}
    </ButtonLink>
  )
}
