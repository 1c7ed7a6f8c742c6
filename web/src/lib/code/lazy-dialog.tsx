import { Component, type ComponentType, type ReactNode, lazy, useEffect, useEffectEvent, useState } from 'react'
import { idleQueue } from '../first-visit/idle-queue.ts'
import { toastFailure } from '../server/toast-failure.ts'
import { ChunkLost, chunk } from './chunk.ts'

export type Load<P> = () => Promise<ComponentType<P>>
export type LostProps = { error: ChunkLost; onRetry: () => void }

/** What opens over a page, fetched while the page is idle. Where its code did not come, a toast says so and the next press tries again. */
export function lazyDialog<P extends object>(load: Load<P>): ComponentType<P> {
  if (import.meta.env.PROD) idleQueue(() => void load().catch(() => undefined))
  return lazyWith(LostControl, load)
}

/** A control that appears after its page. Where its code did not come, a toast says so and the next press tries again. */
export function lazyControl<P extends object>(load: Load<P>): ComponentType<P> {
  return lazyWith(LostControl, load)
}

/** React keeps a failed import for good, so each retry makes the lazy component anew. */
export function lazyWith<P extends object>(Lost: ComponentType<LostProps>, load: Load<P>): ComponentType<P> {
  const begin = () => ({ Part: lazy(async () => ({ default: await chunk(load) })), attempt: 0 })
  let newest = begin()
  return function LazyPart(props: P) {
    const [shown, setShown] = useState(newest)
    function renew(): void {
      if (newest === shown) newest = { ...begin(), attempt: shown.attempt + 1 }
    }
    return (
      <LostCode key={shown.attempt} Lost={Lost} onLost={renew} onRetry={() => setShown(newest)}>
        <shown.Part {...props} />
      </LostCode>
    )
  }
}

type LostCodeProps = {
  children: ReactNode
  Lost: ComponentType<LostProps>
  onLost: () => void
  onRetry: () => void
}

/** Any other error goes on to the page's own boundary. */
class LostCode extends Component<LostCodeProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLost) this.props.onLost()
  }
  override render() {
    const { error } = this.state
    const { Lost, onRetry, children } = this.props
    if (error instanceof ChunkLost) return <Lost error={error} onRetry={onRetry} />
    if (error !== null) throw error
    return children
  }
}

function LostControl({ error, onRetry }: LostProps) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    toastFailure(error)
    const retryNow = () => retry()
    addEventListener('online', retryNow)
    addEventListener('click', retryNow)
    return () => {
      removeEventListener('online', retryNow)
      removeEventListener('click', retryNow)
    }
  }, [error])
  return null
}
