import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const reachable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** Opens a `<dialog>` over the page for as long as it is mounted: the focus stays inside, and goes back where it was. */
export function useModal(onClose: () => void): {
  ref: RefObject<HTMLDialogElement | null>
  onKeyDown: (event: KeyboardEvent) => void
} {
  const ref = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    const gone = new AbortController()
    const { signal } = gone
    dialog?.showModal()
    dialog?.addEventListener('click', ({ target }) => target === dialog && close(), { signal }) // beside its content
    dialog?.addEventListener('close', () => !dialog.open && close(), { signal }) // the browser may close it without asking
    return () => {
      gone.abort()
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  /** Without this, Tab would leave for the buttons of the browser between the last and the first. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key !== 'Tab') return
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>(reachable) ?? [])]
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  }
  return { ref, onKeyDown }
}
