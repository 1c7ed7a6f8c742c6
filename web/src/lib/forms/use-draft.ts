import { milliseconds } from '@souk/contract/core/limits.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Options<C> = {
  merge: (older: C, newer: C) => C
  save: (change: C) => Promise<unknown>
  isReady?: (change: C) => boolean // what is half typed waits, and so does what was typed before it
}

/**
 * What is typed is shown at once and saved when the typing pauses. What could not be saved stays typed, says why,
 * and goes along with the next try.
 */
export function useDraft<C extends object>({ merge, save, isReady = () => true }: Options<C>) {
  const [draft, setDraft] = useState<C | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const waiting = useRef<C | null>(null)
  const underWay = useRef<Promise<void> | null>(null)
  const isDue = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const sendWaiting = useEffectEvent(async (): Promise<void> => {
    const change = waiting.current
    if (!change || !isReady(change)) return
    waiting.current = null
    setSaving(true)
    try {
      await save(change)
      setProblem(null)
      if (!waiting.current) setDraft(null)
    } catch (error) {
      waiting.current = waiting.current ? merge(change, waiting.current) : change
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  })
  /** One save at a time, so that what one could not store goes along with the next. */
  const send = useEffectEvent((): Promise<void> => {
    isDue.current = true
    underWay.current ??= sendAll().finally(() => {
      underWay.current = null
    })
    return underWay.current
  })
  const sendAll = async (): Promise<void> => {
    while (isDue.current) {
      isDue.current = false
      await sendWaiting()
    }
  }
  function change(next: C): void {
    setDraft((now) => (now ? merge(now, next) : next))
    waiting.current = waiting.current ? merge(waiting.current, next) : next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void send(), milliseconds.debounce)
  }
  /** As if nothing had been typed. */
  function drop(): void {
    clearTimeout(timer.current)
    waiting.current = null
    setDraft(null)
    setProblem(null)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      void send() // leaving the page loses nothing
    },
    [],
  )
  /** Sends what waits now; the answer says whether all of it is saved. */
  async function saveNow(): Promise<boolean> {
    clearTimeout(timer.current)
    await send()
    return waiting.current === null
  }
  return { draft, problem, isSaving, change, drop, saveNow }
}
