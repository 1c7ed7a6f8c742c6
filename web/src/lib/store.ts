import { useSyncExternalStore } from 'react'
import { listeners } from './server/listeners.ts'

/** One value outside of React. Components that use it are drawn again when it is another one. */
export function store<T>(initial: T) {
  const changed = listeners()
  let value = initial
  const get = () => value
  return {
    get,
    set(next: T): void {
      if (Object.is(next, value)) return
      value = next
      changed.tell()
    },
    use: (): T => useSyncExternalStore(changed.add, get),
  }
}
