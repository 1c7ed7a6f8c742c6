import { useEffect, useRef } from 'react'
import type { z } from 'zod/mini'
import { useContractForm } from './use-contract-form.ts'

type Options<S extends z.ZodMiniObject> = {
  schema: S
  saved: z.input<S>
  send: (body: z.output<S>) => Promise<z.input<S>> // answers what is kept now
}
type Values = Readonly<Record<string, unknown>>

type State = { form: { values: Values; begin: (from: Values, typed?: Values) => void }; kept: Values }

/** A form over saved data. Changes of other people are merged into untouched fields, so that saving reverts nothing. */
export function useSavedForm<S extends z.ZodMiniObject>({ schema, saved, send }: Options<S>) {
  const form = useContractForm({
    schema,
    initial: saved as never,
    async send(body) {
      const before = state.current.form.values
      adopt(state.current, (await send(body)) as Values, before)
    },
  })
  const state = useRef<State>({ form, kept: saved as Values })
  useEffect(() => {
    state.current.form = form
  })
  const text = JSON.stringify(saved)
  useEffect(() => {
    const now = JSON.parse(text) as Values
    if (!isSame(now, state.current.kept)) adopt(state.current, now, state.current.kept)
  }, [text])
  return { ...form, discard: () => form.begin(state.current.kept) }
}

/** Keeps what was typed since `before`. */
function adopt(state: State, now: Values, before: Values): void {
  state.kept = now
  state.form.begin(now, changesOf(state.form.values, before))
}

/** What differs, field by field. */
function changesOf(values: Values, before: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
