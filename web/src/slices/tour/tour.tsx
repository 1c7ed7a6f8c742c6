import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { isAllowed } from '../../lib/session/session.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { leaveTour, storeTourStep, storedTourStep } from '../../lib/tour-progress.ts'
import { useCloseToolkit } from '../entities/door.ts'
import { findTarget } from './find-target.ts'
import { showStep } from './show-step.ts'
import { type TourPlaces, type TourSide, reachableSteps } from './tour-steps.ts'
import { useTourPlaces } from './tour.data.ts'

/** The tour for brands and retailers; others have none. */
export function Tour() {
  const { entityType } = useSession()
  const places = useTourPlaces()
  if (!places || (entityType !== 'brand' && entityType !== 'retailer')) return null
  return <TourOf key={entityType} side={entityType} places={places} />
}

function TourOf({ side, places: { brandId, collectionId } }: { side: TourSide; places: TourPlaces }) {
  const t = useT('tour')
  const isOpen = useCanNavigate()
  const now = useSession()
  const steps = useMemo(
    () => reachableSteps(side, { brandId, collectionId }, { isOpen, may: (right) => isAllowed(now, right) }),
    [side, brandId, collectionId, isOpen, now],
  )
  const { at, go, finish } = useWalk(steps)
  const step = steps[at]
  const isHere = useIsHere(step?.path)
  const next = useEffectEvent(() => (at + 1 < steps.length ? go(at + 1) : finish()))
  const back = useEffectEvent(() => go(at - 1))
  useEffect(() => {
    if (!step || !isHere) return
    const stopped = new AbortController()
    let hide: (() => void) | undefined
    async function show({ target, text }: NonNullable<typeof step>): Promise<void> {
      const element = target === null ? undefined : await findTarget(target, stopped.signal)
      if (stopped.signal.aborted) return
      hide = showStep({
        element,
        title: t(`${text}.title`),
        description: t(`${text}.text`),
        progress: t('progress', { at: at + 1, total: steps.length }),
        words: { next: t(at + 1 < steps.length ? 'next' : 'done'), back: t('back'), skip: t('skip') },
        onNext: () => next(),
        onLeave: leaveTour,
        ...(at > 0 && { onBack: () => back() }),
      })
    }
    void show(step)
    return () => {
      stopped.abort()
      hide?.()
    }
  }, [t, step, isHere, at, steps.length])
  return null
}

/** Where the tour is; the step is stored, so that a reload and a later visit resume it. */
function useWalk(steps: readonly { id: string }[]) {
  const close = useCloseToolkit()
  const navigate = useNavigate()
  const [id, setId] = useState(storedTourStep)
  const at = Math.max(
    0,
    steps.findIndex((one) => one.id === id),
  )
  function go(to: number): void {
    const next = steps[Math.max(0, to)]?.id ?? null
    storeTourStep(next)
    setId(next)
  }
  function finish(): void {
    close.mutate(undefined, {
      onSuccess() {
        storeTourStep(null)
        leaveTour()
        void navigate('/dashboard')
      },
    })
  }
  return { at, go, finish }
}

/** Opens the page of a step once. A viewer who goes elsewhere afterwards has left the tour. */
function useIsHere(path: string | undefined): boolean {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const arrived = useRef<string>(undefined)
  const isHere = pathname === path
  useEffect(() => {
    if (isHere) arrived.current = path
    else if (arrived.current === path) leaveTour()
    else if (path) void navigate(path)
  }, [isHere, path, navigate])
  return isHere
}
