import { type FormEvent, useState } from 'react'
import { Failed } from '../server/failed.ts'
import { toastFailure } from '../server/toast-failure.ts'

/** What a dialog needs to know of its form; `useContractForm` and `useSavedForm` answer it too. */
export type FormState = {
  save: (event?: FormEvent<HTMLFormElement>) => void
  problem: string | null
  isBusy: boolean
  isDirty: boolean
}
type Options = {
  send: () => Promise<unknown>
  isDirty?: boolean
  /** What is wrong with what was typed, asked before it is sent; `true` where its fields say it. */
  objection?: () => string | boolean | null
}

/** A form that keeps its values itself, such as lines or ticks: sent once at a time, and refusals stand in it. */
export function useSending({ send, isDirty = false, objection = () => null }: Options): FormState {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function run(): Promise<void> {
    const wrong = objection()
    setProblem(typeof wrong === 'string' ? wrong : null)
    if (wrong || isBusy) return
    setBusy(true)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof Failed)) throw error
      toastFailure(error)
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  function save(event?: FormEvent<HTMLFormElement>): void {
    event?.preventDefault()
    void run()
  }
  return { save, problem, isBusy, isDirty }
}
