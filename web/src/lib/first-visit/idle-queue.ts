import { whenIdle } from './when-idle.ts'

const waiting = new Set<() => void>()
let isAsked = false

/** Work that can wait: one after the other, each when the browser has nothing else to do. Returns how to give it up. */
export function idleQueue(work: () => void): () => void {
  waiting.add(work)
  ask()
  return () => void waiting.delete(work)
}

function ask(): void {
  if (isAsked) return
  isAsked = true
  whenIdle(() => {
    isAsked = false
    const [next] = waiting
    if (!next) return
    waiting.delete(next)
    next()
    if (waiting.size > 0) ask()
  })
}
