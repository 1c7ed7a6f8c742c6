import { useEffect, useState } from 'react'

const shownFor = 2_000

/** Puts a text on the clipboard, and knows for two seconds how that went. */
export function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), shownFor)
    return () => clearTimeout(timer)
  }, [state])
  async function copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text) // absent without HTTPS, and a browser may refuse it
      setState('copied')
      return true
    } catch {
      setState('failed')
      return false
    }
  }
  return { state, copy }
}
