import type { SavedBy } from '@souk/contract/core/saved-version.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { Failed } from '../server/failed.ts'
import { isSame, mergeVersions, pick, type Values } from './merge-versions.ts'
import { type Start, useContractForm } from './use-contract-form.ts'

type Options<S extends z.ZodMiniObject> = {
  schema: S
  saved: z.input<S>
  version?: number | undefined // of what is saved; the server refuses a save over another one
  send: (body: z.output<S>, version: number | undefined) => Promise<z.input<S>> // answers what is kept now
  onStale?: () => Promise<unknown> // asks again for what is saved, which comes in as `saved`
}
type State = { form: { values: Values; begin: (from: Values, typed?: Values) => void }; base: Values }

/** Fields that were typed in here and saved otherwise by another person: each waits for a choice. */
export type Conflicts = {
  by: SavedBy | null // as far as it is known
  fields: readonly { name: string; mine: unknown; theirs: unknown }[]
  asked: number // how often saving was tried before the choice
  keep: (name: string) => void
  take: (name: string) => void
}

/**
 * A form over saved data. Changes of other people are merged into untouched fields, so that saving reverts nothing.
 * A field that both changed is saved only after the choice between the two values.
 */
export function useSavedForm<S extends z.ZodMiniObject>({ schema, saved, version, send, onStale }: Options<S>) {
  const [theirs, setTheirs] = useState<Values>(none)
  const [by, setBy] = useState<SavedBy | null>(null)
  const [asked, setAsked] = useState(0)
  const form = useContractForm({
    schema,
    initial: saved as z.input<S> & Start<S>,
    async send(body) {
      const before = state.current.form.values
      try {
        adopt(state.current, (await send(body, version)) as Values, before)
      } catch (error) {
        if (error instanceof Failed && error.code === 'stale') {
          setBy((error.items[0] as SavedBy | undefined) ?? null)
          await onStale?.()
        }
        throw error
      }
      settle()
    },
  })
  const state = useRef<State>({ form, base: saved as Values })
  useEffect(() => {
    state.current.form = form
  })
  const text = JSON.stringify(saved)
  useEffect(() => {
    const now = JSON.parse(text) as Values
    const { base, form } = state.current
    if (isSame(now, base)) return
    const { typed, both } = mergeVersions({ mine: form.values, from: base, now })
    adopt(state.current, now, base)
    setTheirs((before) => {
      const open = Object.keys(before).filter((name) => name in typed && !isSame(form.values[name], now[name]))
      return { ...pick(now, open), ...both }
    })
  }, [text])
  function settle(): void {
    setTheirs(none)
    setBy(null)
    setAsked(0)
  }
  function discard(): void {
    form.begin(state.current.base)
    settle()
  }
  const keep = (name: string) =>
    setTheirs((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== name)))
  function take(name: string): void {
    form.begin(state.current.base, { ...form.values, [name]: theirs[name] })
    keep(name)
  }
  const fields = Object.entries(theirs).map(([name, value]) => ({ name, mine: form.values[name], theirs: value }))
  function save(event?: FormEvent<HTMLFormElement>): void {
    if (fields.length === 0) return form.save(event)
    event?.preventDefault()
    setAsked(asked + 1)
  }
  const conflicts: Conflicts = { by, fields, asked, keep, take }
  return { ...form, save, problem: fields.length > 0 ? null : form.problem, discard, conflicts }
}

/** What `useSavedForm` answers, for who gets a part of it. */
export type SavedForm<S extends z.ZodMiniObject> = ReturnType<typeof useSavedForm<S>>

const none: Values = {}

/** Keeps what was typed since `before`. */
function adopt(state: State, now: Values, before: Values): void {
  const { typed } = mergeVersions({ mine: state.form.values, from: before, now })
  state.base = now
  state.form.begin(now, typed)
}
