import { useEffect, useState } from 'react'

const after = 120
const least = 300

/** True once something has lasted a moment, and then for at least as long as an eye needs to see it end. */
export function useMinDuration(isOn: boolean): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (isOn === isShown) return
    const timer = setTimeout(() => setShown(isOn), isOn ? after : least)
    return () => clearTimeout(timer)
  }, [isOn, isShown])
  return isShown
}
