import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

const holdMs = 500

/** Holding a button, or pressing the arrow down on it, does something else than pressing it; the press that ends it is none. */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isHeld = useRef(false)
  function stop(): void {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      stop()
      isHeld.current = false
      if (button !== 0) return
      timer.current = setTimeout(() => {
        isHeld.current = true
        onHold()
      }, holdMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return
      isHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    /** A long touch opens the menu of the browser. */
    onContextMenu: (event: MouseEvent) => {
      if (timer.current || isHeld.current) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      onHold()
    },
  }
}
