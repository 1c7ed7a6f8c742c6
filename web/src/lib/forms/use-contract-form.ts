import { useForm } from '@mantine/form'
import { type FocusEvent, useState } from 'react'
import { z } from 'zod/mini'
import { Failed } from '../server/failed.ts'
import { toastFailure } from '../server/toast-failure.ts'
import { issueText } from './issue-text.ts'
import { type T, useT } from '../language/use-t.ts'

type Values = Record<string, unknown>
/** Initial values: a required consent starts unchecked, and an unchosen option is null. */
export type Start<S extends z.ZodMiniObject> = { [N in keyof z.input<S>]: Begun<z.input<S>[N]> | null }
type Begun<V> = V extends boolean ? boolean : V
type Options<S extends z.ZodMiniObject, I> = {
  schema: S
  initial: I & Start<S>
  send: (body: z.output<S>) => Promise<unknown>
}
/** What may be typed: any text where one of a few words is wanted, since the schema is there to object. */
type Loose<V> = V extends string
  ? string
  : V extends readonly (infer Item)[]
    ? readonly Loose<Item>[]
    : V extends boolean
      ? boolean
      : V
type Shown<S extends z.ZodMiniObject, I, N extends keyof z.input<S>> =
  | Loose<Exclude<z.input<S>[N], undefined>>
  | (N extends keyof I ? Extract<I[N], null | undefined> : undefined)
type Bound<Value, Given> = {
  name: string
  value: Value
  error?: string
  isRight: boolean
  onChange: (value: Given) => void
  onBlur: (event: FocusEvent) => void
}

const takes = (part: z.core.$ZodType, value: unknown) => z.safeParse(part, value).success

/** An emptied control means null, where a field may be null and not empty. */
function typedIn({ shape }: z.ZodMiniObject, name: string, value: unknown): unknown {
  const part = shape[name]
  return part && value === '' && !takes(part, '') && takes(part, null) ? null : value
}

/** A control's null is an absence, where a field may be absent and not null. */
function withoutAbsent({ shape }: z.ZodMiniObject, values: Values): Values {
  const isAbsent = (name: string) =>
    values[name] === null && shape[name] && !takes(shape[name], null) && takes(shape[name], undefined)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isAbsent(name)))
}

/** The first objection to each field, in the words the server would use. */
function fieldErrorsOf(schema: z.ZodMiniObject, values: Values, t: T): Record<string, string> {
  const objections: Record<string, string> = {}
  for (const issue of schema.safeParse(withoutAbsent(schema, values)).error?.issues ?? []) {
    objections[issue.path.join('.')] ??= issueText(issue, values, t)
  }
  return objections
}

/** A form that checks with the contract's schema, and shows what the server refuses at the field it names. */
export function useContractForm<S extends z.ZodMiniObject, I>({ schema, initial, send }: Options<S, I>) {
  const t = useT('messages')
  const [problem, setProblem] = useState<string | null>(null)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set()) // fields the server refused, until they change
  const form = useForm<Values>({
    initialValues: initial,
    validateInputOnBlur: true,
    clearInputErrorOnChange: false,
    validate: (values) => fieldErrorsOf(schema, values, t),
  })

  /** Checked when it is left; once it was wrong, with every letter. */
  function field<N extends keyof z.input<S> & string>(
    name: N,
  ): Bound<Shown<S, I, N>, Loose<Exclude<z.input<S>[N], undefined>> | null> {
    const props = form.getInputProps(name) as Bound<Shown<S, I, N>, unknown>
    const isRight = form.isTouched(name) && !props.error && form.isDirty(name) && form.isValid(name)
    function change(value: unknown): void {
      const parts = [...refused].filter((one) => one.startsWith(`${name}.`))
      for (const part of parts) form.clearFieldError(part)
      if (refused.has(name) || parts.length > 0) {
        setRefused(new Set([...refused].filter((one) => one !== name && !parts.includes(one))))
      }
      props.onChange(typedIn(schema, name, value))
      if (props.error) form.validateField(name)
    }
    /** The server's answer stays when the field is left: a click elsewhere must not move what is clicked. */
    function blur(event: FocusEvent): void {
      if (!refused.has(name)) props.onBlur(event)
    }
    return { ...props, name, onChange: change, onBlur: blur, isRight }
  }

  const save = form.onSubmit(
    async (values) => {
      setProblem(null)
      try {
        await send(schema.parse(withoutAbsent(schema, values)))
      } catch (error) {
        if (!(error instanceof Failed)) throw error
        toastFailure(error)
        if (Object.keys(error.fields).some((name) => Object.hasOwn(values, name.split('.')[0]!))) {
          setRefused(new Set(Object.keys(error.fields)))
          form.setErrors(error.fields)
        } else setProblem(error.message) // a toast said it too, but a toast does not stay
      }
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  /** Starts again from other values; what was typed differs from these alone. */
  function begin(from: Readonly<Values>, typed: Readonly<Values> = {}): void {
    form.resetDirty({ ...from })
    form.setValues({ ...from, ...typed })
    setRefused(new Set())
    if (Object.keys(typed).length > 0) return // what was objected to may still be there
    form.clearErrors()
    setProblem(null)
  }
  return { field, save, problem, isBusy: form.submitting, isDirty: form.isDirty(), values: form.values, begin }
}
