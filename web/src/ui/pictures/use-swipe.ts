import { type PointerEvent, useRef } from 'react'
import { isRightToLeft } from '../browser/reading-direction.ts'

const enough = 40

/** A finger drawn across: on towards the reading direction, back against it. A mouse has its buttons. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent): void {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent): void {
      const from = start.current
      start.current = null
      if (!from) return
      const [across, down] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(across) < enough || Math.abs(across) < Math.abs(down)) return
      onSwipe(across < 0 === isRightToLeft(event.currentTarget) ? -1 : 1)
    },
    onPointerCancel(): void {
      start.current = null
    },
  }
}
