/** The direction of this part of the page; a code inside an Arabic page still runs from the left. */
export function isRightToLeft(element: Element): boolean {
  return element.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl'
}

/** -1 for back, 1 for on, 0 for another key: left is back only where reading starts on the left. */
export function arrowStep(key: string, element: Element): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === isRightToLeft(element) ? -1 : 1
}
