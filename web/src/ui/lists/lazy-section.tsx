import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { idleQueue } from '../../lib/first-visit/idle-queue.ts'

type Props = { name: string; isDue?: boolean; isPatient?: boolean; waiting: ReactNode; children: ReactNode }

const drawn = new Set<string>() // by place in the history: who comes back finds the page as long as it was

/** What stands below the first screen: drawn when it comes near, or, unless it is patient, in its turn when the browser has time. */
export function LazySection({ name, isDue: isWanted = false, isPatient = false, waiting, children }: Props) {
  const { key } = useLocation()
  const place = `${key} ${name}`
  const [hasCome, setCome] = useState(() => drawn.has(place))
  const isDue = hasCome || isWanted
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDue) drawn.add(place)
  }, [isDue, place])
  useEffect(() => {
    if (isDue) return
    const come = () => startTransition(() => setCome(true))
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && come(), {
      rootMargin: '0px 0px 50% 0px',
    })
    watcher.observe(box.current!)
    const leave = isPatient ? undefined : idleQueue(come)
    return () => {
      watcher.disconnect()
      leave?.()
    }
  }, [isDue, isPatient])
  return isDue ? children : <div ref={box}>{waiting}</div>
}
