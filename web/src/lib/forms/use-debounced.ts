import { milliseconds } from '@souk/contract/core/limits.ts'
import { useEffect, useState } from 'react'

/** The value, once it has stood still. */
export function useDebounced<T>(value: T, wait: number = milliseconds.debounce): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
