import { useEffect } from 'react'
import { idleQueue } from '../first-visit/idle-queue.ts'
import { chunk } from './chunk.ts'

/**
 * Code that a screen needs once the person acts, as a hook that gives how to load it. It is fetched while the browser is idle,
 * so that a lost connection does not stand between a person and what they were doing; what did not come is asked for again.
 */
export function lateCode<T>(load: () => Promise<T>): () => () => Promise<T> {
  const code = () => chunk(load)
  return function useCode() {
    useEffect(() => idleQueue(() => void load().catch(() => undefined)), [])
    return code
  }
}
