import { Refusal } from '../refusal.ts'

type Limits = {
  atOnce: number
  waiting: number // how many may queue
  seconds: number // how long each of them waits
}
export type Turnstile = { enter: () => Promise<() => void> }

/** Lets a few in at once and a few more wait, in order; the others are asked to come back. `enter` answers how to leave. */
export function turnstile({ atOnce, waiting, seconds }: Limits): Turnstile {
  let inside = 0
  const queue: (() => void)[] = []
  const leave = () => {
    inside -= 1
    queue.shift()?.()
  }
  const once = (act: () => void) => {
    let isDone = false
    return () => {
      if (isDone) return
      isDone = true
      act()
    }
  }
  return {
    enter: () =>
      new Promise((resolve, reject) => {
        const admit = () => {
          clearTimeout(timer)
          inside += 1
          resolve(once(leave))
        }
        const busy = () => reject(new Refusal('unavailable', 'errors.unavailable', { retryAfter: seconds }))
        let timer: NodeJS.Timeout | undefined // oxlint-disable-line prefer-const -- set only where it waits
        if (inside < atOnce) return admit()
        if (queue.length >= waiting) return busy()
        timer = setTimeout(() => {
          queue.splice(queue.indexOf(admit), 1)
          busy()
        }, seconds * 1000)
        return queue.push(admit)
      }),
  }
}
