import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { useContractForm } from './use-contract-form.ts'

type Options<S extends z.ZodMiniObject> = {
  schema: S
  saved: z.input<S>
  send: (body: z.output<S>) => Promise<z.input<S>> // answers what is kept now
}
type Values = Readonly<Record<string, unknown>>

type State = { form: { values: Values; begin: (from: Values, typed?: Values) => void }; kept: Values }

/**
 * A form over saved data. Changes of other people are merged into untouched fields, so that saving reverts nothing.
 * `overtaken` names the fields that were typed in here and saved otherwise by another since: saving replaces those.
 */
export function useSavedForm<S extends z.ZodMiniObject>({ schema, saved, send }: Options<S>) {
  const [overtaken, setOvertaken] = useState(none)
  const form = useContractForm({
    schema,
    initial: saved as never,
    async send(body) {
      const before = state.current.form.values
      adopt(state.current, (await send(body)) as Values, before)
      setOvertaken(none)
    },
  })
  const state = useRef<State>({ form, kept: saved as Values })
  useEffect(() => {
    state.current.form = form
  })
  const text = JSON.stringify(saved)
  useEffect(() => {
    const now = JSON.parse(text) as Values
    const { kept, form } = state.current
    if (isSame(now, kept)) return
    const theirs = changesOf(now, kept)
    const typed = Object.keys(changesOf(form.values, kept))
    const both = typed.filter((name) => name in theirs && !isSame(form.values[name], now[name]))
    adopt(state.current, now, kept)
    setOvertaken((names) => [...new Set([...names.filter((name) => typed.includes(name)), ...both])])
  }, [text])
  function discard(): void {
    form.begin(state.current.kept)
    setOvertaken(none)
  }
  return { ...form, discard, overtaken }
}

const none: readonly string[] = []

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
