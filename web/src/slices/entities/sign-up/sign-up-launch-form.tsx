import { useState } from 'react'
import { z } from 'zod/mini'
import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { StepActions } from './sign-up-actions.tsx'
import { useStepForm } from './sign-up-step-form.ts'
import { draftNow } from './sign-up-store.ts'
import { todayHere } from './sign-up-today.ts'

/** Today or later; only a brand must know. */
function launchOf(role: string, today: string) {
  const isDue = role === 'brand'
  return z.strictObject({
    launchDate: z.string().check(
      z.refine((day) => day !== '' || !isDue, { error: 'entities.launchDateRequired', abort: true }),
      z.refine((day) => day === '' || day >= today, 'entities.launchDatePast'),
    ),
  })
}

/** /sign-up/set-launch-date */
export function LaunchStep() {
  const t = useT('sign-up')
  const [{ role }] = useState(draftNow)
  const [today] = useState(todayHere)
  const { field, save, problem, isBusy } = useStepForm('set-launch-date', {
    schema: launchOf(role, today),
    initial: ({ launchDate }) => ({ launchDate }),
  })
  const day = field('launchDate')
  const isOptional = role !== 'brand'
  return (
    <Form onSubmit={save} problem={problem}>
      <DateField label={t('fields.launchDate')} isOptional={isOptional} min={today} {...day} />
      <StepActions
        step="set-launch-date"
        isBusy={isBusy}
        {...(isOptional && day.value === '' && { submit: t('actions.skip') })}
      />
    </Form>
  )
}
