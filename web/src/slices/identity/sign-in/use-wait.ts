import { useEffect, useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'

const second = 1000

type Wait = {
  left: number // whole seconds
  start: (seconds: number) => void
  /** Waits as long as a refusal asks for. */
  asTold: <T>(work: Promise<T>) => Promise<T>
}

/** Seconds until something may be done again. */
export function useWait(initial = 0): Wait {
  const [now, setNow] = useState(Date.now)
  const [until, setUntil] = useState(now + initial * second)
  const isWaiting = until > now

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [isWaiting])

  function start(seconds: number): void {
    const at = Date.now() // once: between two looks at the clock a millisecond may pass, which would count as a second
    setNow(at)
    setUntil(at + seconds * second)
  }
  async function asTold<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (error instanceof Failed && error.retryAfter) start(error.retryAfter)
      throw error
    }
  }
  return { left: Math.max(0, Math.ceil((until - now) / second)), start, asTold }
}
