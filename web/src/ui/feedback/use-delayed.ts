import { useEffect, useState } from 'react'

/** True once something has lasted: what is over in a moment never flickers. */
export function useDelayed(isOn: boolean, milliseconds = 150): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOn, milliseconds])
  return isOn && isLate
}
