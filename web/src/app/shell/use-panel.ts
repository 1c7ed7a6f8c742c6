import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

type Panel = {
  isOpen: boolean
  toggle: () => void
  close: () => void
  frame: RefObject<HTMLDivElement | null> // holds the button and what it opens
  opener: RefObject<HTMLButtonElement | null>
}

/** A button and what it opens: Esc, a click elsewhere, leaving it and going to another page close it. */
export function usePanel(): Panel {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [knownKey, setKnownKey] = useState(key)
  if (knownKey !== key) {
    setKnownKey(key)
    setOpen(false)
  }

  useEffect(() => {
    if (!isOpen) return
    const gone = new AbortController()
    const { signal } = gone
    function leave({ target }: Event): void {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    function escape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      event.preventDefault() // the drawer around it stays
      event.stopPropagation()
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('focusin', leave, { signal })
    frame.current?.addEventListener('keydown', escape, { signal })
    return () => gone.abort()
  }, [isOpen])

  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false), frame, opener }
}
