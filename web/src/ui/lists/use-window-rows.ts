import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSaveScroll, useRestoredScroll } from './use-scroll-restore.ts'

type Options = {
  /** Names the place, so that coming back finds it again. */
  name: string
  count: number
  estimate: number
  gap: number
  overscan: number
  rowKey: (index: number) => string
  onEnd?: (() => void) | undefined
}

/** Rows of a long list, of which only those near the window exist. The focused one always does. */
export function useWindowRows<Box extends HTMLElement>(options: Options) {
  const { name, count, estimate, gap, overscan, rowKey, onEnd } = options
  const box = useRef<Box>(null)
  const [margin, setMargin] = useState(0)
  const [rect] = useState(() => ({ width: innerWidth, height: innerHeight })) // asked later, the page would be laid out for it
  const [focused, setFocused] = useState<number | null>(null)
  const place = useRestoredScroll(name)
  // To begin with, the rows that fit the window stand where they are expected: watching the window lays the page out.
  const isWatching = useDeferredValue(true, place !== null)

  useLayoutEffect(() => {
    if (!isWatching) return
    const look = () => setMargin(Math.round((box.current?.getBoundingClientRect().top ?? 0) + scrollY))
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [isWatching])

  // oxlint-disable-next-line react/incompatible-library -- its answers are read here, and nowhere kept
  const virtualizer = useWindowVirtualizer({
    enabled: isWatching,
    count,
    estimateSize: () => estimate,
    gap,
    overscan,
    scrollMargin: margin,
    getItemKey: rowKey,
    initialRect: rect,
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
    initialOffset: place?.offset ?? 0, // where the window is, it says itself; asked now, the page would be laid out for it
    ...(place && { initialMeasurementsCache: place.sizes }),
  })
  const latest = useRef<Virtualizer<Window, Element>>(virtualizer)
  useSaveScroll(name, latest)
  useForgetSizes(virtualizer, estimate)

  const rows: readonly Row[] = isWatching
    ? virtualizer.getVirtualItems()
    : expected(Math.min(count, Math.ceil(rect.height / (estimate + gap))), estimate + gap, rowKey)
  const reachEnd = useEffectEvent((_count: number) => onEnd?.())
  const isAtEnd = count > 0 && (rows.at(-1)?.index ?? -1) >= count - 1
  useEffect(() => {
    if (isAtEnd) reachEnd(count)
  }, [isAtEnd, count])

  const height = isWatching ? virtualizer.getTotalSize() : count * (estimate + gap) - gap
  return { box, rows, margin, measure: isWatching ? virtualizer.measureElement : undefined, setFocused, height }
}

type Row = Pick<VirtualItem, 'key' | 'index' | 'start'>

function expected(count: number, each: number, rowKey: (index: number) => string): Row[] {
  return Array.from({ length: count }, (_, index) => ({ key: rowKey(index), index, start: index * each }))
}

/** Another width makes other heights; what was measured before is worth nothing then. */
function useForgetSizes(virtualizer: Virtualizer<Window, Element>, estimate: number): void {
  const known = useRef(estimate)
  useLayoutEffect(() => {
    if (known.current === estimate) return
    known.current = estimate
    virtualizer.measure()
  }, [virtualizer, estimate])
}

function withFocused(range: Range, focused: number | null): number[] {
  const usual = defaultRangeExtractor(range)
  if (focused === null || focused >= range.count || usual.includes(focused)) return usual
  return [...usual, focused].sort((one, other) => one - other)
}
