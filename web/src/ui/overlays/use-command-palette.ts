import { useEffect, useState } from 'react'

/** ⌘K or Ctrl+K, wherever one is; the same keys close it again. */
export function useCommandPalette() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isK = event.code === 'KeyK' || event.key.toLowerCase() === 'k' // an Arabic keyboard has another letter on the same key
      if (!isK || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
