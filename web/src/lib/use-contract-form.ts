import { useForm } from '@mantine/form'
import { type FocusEvent, useState } from 'react'
import type { z } from 'zod/mini'
import { Failed } from './failed.ts'
import { type T, useT } from './use-t.ts'

type Values = Record<string, unknown>
type Options<S extends z.ZodMiniObject> = {
  schema: S
  initial: z.input<S>
  send: (body: z.output<S>) => Promise<unknown>
}

/** The first objection to each field, in the words the server would use. */
function objectionsTo(schema: z.ZodMiniObject, values: Values, t: T): Record<string, string> {
  const objections: Record<string, string> = {}
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    const name = issue.path.join('.')
    const field = t(`fields.${issue.path.findLast((part) => typeof part === 'string') ?? name}`)
    const own = t(issue.message, { ...issue, field })
    objections[name] ??= own === issue.message ? t(`invalid.${issue.code}`, { ...issue, field }) : own
  }
  return objections
}

/** A form that checks with the contract's schema, and shows what the server refuses at the field it names. */
export function useContractForm<S extends z.ZodMiniObject>({ schema, initial, send }: Options<S>) {
  const t = useT('messages')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm<Values>({
    initialValues: initial,
    validateInputOnBlur: true,
    clearInputErrorOnChange: false,
    validate: (values) => objectionsTo(schema, values, t),
  })

  /** Checked when it is left; once it was wrong, with every letter. */
  function field(name: keyof z.input<S> & string) {
    const props = form.getInputProps(name) as {
      value: string
      error?: string
      onChange: (value: unknown) => void
      onBlur: (event: FocusEvent) => void
    }
    const isRight = form.isTouched(name) && !props.error && form.isDirty(name) && form.isValid(name)
    function change(value: unknown): void {
      props.onChange(value)
      if (props.error) form.validateField(name)
    }
    return { ...props, name, onChange: change, isRight }
  }

  const save = form.onSubmit(
    async (values) => {
      setProblem(null)
      try {
        await send(schema.parse(values))
      } catch (error) {
        if (!(error instanceof Failed)) throw error
        if (Object.keys(error.fields).length > 0) form.setErrors(error.fields)
        else setProblem(error.message) // a toast said it too, but a toast does not stay
      }
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return { field, save, problem, isBusy: form.submitting }
}
