import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import './tour.css'

export type ShownStep = {
  element: Element | undefined
  title: string
  description: string
  progress: string
  words: { next: string; back: string; skip: string }
  onNext: () => void
  onLeave: () => void
  /** Absent on the welcome step, which has no skip button either. */
  onBack?: (() => void) | undefined
}

/** The library marks the target as an open button, which the head of a page is not. */
function dropButtonState(): void {
  const target = document.querySelector('.driver-active-element')
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) target?.removeAttribute(name)
}

/** Shows one step and returns how to remove it. Each page gets a popover of its own. */
export function showStep({ element, title, description, progress, words, ...acts }: ShownStep): () => void {
  const { onNext, onBack, onLeave } = acts
  const opener = document.activeElement
  const shown = driver({
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    allowKeyboardControl: false, // its arrow keys do not follow the reading direction
    overlayClickBehavior: () => {},
    disableActiveInteraction: true,
    overlayColor: '#000',
    overlayOpacity: 0.6,
    stageRadius: 8,
  })
  shown.highlight({
    ...(element && { element }),
    popover: {
      title,
      description,
      popoverClass: 'souk-tour',
      side: 'bottom',
      align: document.documentElement.dir === 'rtl' ? 'end' : 'start', // physical in the library
      showButtons: onBack ? ['next', 'previous', 'close'] : ['next'],
      showProgress: true,
      progressText: progress,
      nextBtnText: words.next,
      prevBtnText: words.back,
      onNextClick: onNext,
      ...(onBack && { onPrevClick: onBack }),
      onCloseClick: onLeave,
      onPopoverRender({ closeButton, nextButton, title: heading, footer }) {
        for (const part of [heading, footer]) part.setAttribute('role', 'none') // else landmarks of the page
        closeButton.textContent = words.skip
        closeButton.removeAttribute('aria-label')
        requestAnimationFrame(() => {
          dropButtonState()
          nextButton.focus()
        })
      },
    },
  })
  /** Escape leaves; the arrows follow the reading direction. */
  function press({ key }: KeyboardEvent): void {
    const isRtl = document.documentElement.dir === 'rtl'
    if (key === 'Escape') onLeave()
    else if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) onNext()
    else if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) onBack?.()
  }
  addEventListener('keyup', press)
  const resized = new ResizeObserver(() => shown.refresh()) // data that arrives later moves the target
  for (const one of [document.body, element]) if (one) resized.observe(one)
  return () => {
    removeEventListener('keyup', press)
    resized.disconnect()
    shown.destroy()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  }
}
