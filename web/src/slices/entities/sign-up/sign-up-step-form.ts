import type { SignUpStep } from '@souk/contract/entities/sign-up-steps.ts'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { Failed } from '../../../lib/server/failed.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useWait } from '../../identity/door.ts'
import { type Draft, typed } from './sign-up-draft.ts'
import { type FieldErrors, useCarried, useGoOn } from './sign-up-go-on.ts'
import { changeDraft, draftNow } from './sign-up-store.ts'

type Values = Readonly<Record<string, unknown>>
type Said = { fieldErrors: FieldErrors; to: Values }
type Form<S extends z.ZodMiniObject, I> = Parameters<typeof useContractForm<S, I>>[0]
type Options<S extends z.ZodMiniObject, I> = {
  schema: S
  initial: (draft: Draft) => Form<S, I>['initial']
  before?: (body: z.output<S>) => Promise<unknown> // what must hold before the step counts as finished
}

/** A step's form: it begins with the draft, keeps every letter in it, and leads on. */
export function useStepForm<S extends z.ZodMiniObject, I>(
  step: SignUpStep,
  { schema, initial, before }: Options<S, I>,
) {
  const goOn = useGoOn(step)
  const wait = useWait()
  const { fieldErrors = {} } = useCarried()
  const [begun] = useState(() => initial(draftNow()))
  const [sent, setSent] = useState<Said>({ fieldErrors, to: begun as Values })
  const latest = useRef<Values>(begun as Values)

  async function ask(body: z.output<S>): Promise<void> {
    try {
      if (before) await wait.asTold(before(body))
    } catch (error) {
      if (error instanceof Failed) setSent({ fieldErrors: error.fields, to: latest.current })
      throw error
    }
  }
  const form = useContractForm<S, I>({
    schema,
    initial: begun,
    send: async (body) => {
      await ask(body)
      await goOn(body as Values)
    },
  })
  const { values } = form
  useEffect(() => {
    latest.current = values
    changeDraft((draft) => typed(draft, values))
  }, [values])

  useFirstField(step)
  const isObjected = Object.keys(fieldErrors).length > 0
  useEffect(() => {
    if (isObjected) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus()
  }, [isObjected])

  /** What the server refused stands at its field until something else is written there, also when the field is left. */
  const field: typeof form.field = (name) => {
    const bound = form.field(name)
    const fieldError = sent.fieldErrors[name]
    if (!fieldError || bound.error || bound.value !== sent.to[name]) return bound
    return { ...bound, error: fieldError, isRight: false }
  }
  return { ...form, field, left: wait.left }
}

/** The reader stood at the title while the form was on its way; where the step is typed, typing can begin. The title is said with the field. */
export function useFirstField(step: SignUpStep): void {
  useEffect(() => {
    const isAtStart = document.activeElement === document.body && step === 'set-email'
    if (!isAtStart && document.activeElement?.tagName !== 'H1') return
    document.querySelector<HTMLElement>('main input:not([type=radio], [type=checkbox], [type=date])')?.focus()
  }, [step])
}
