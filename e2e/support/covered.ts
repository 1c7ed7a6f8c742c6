import type { Page } from '@playwright/test'

/** What can be pressed at the end of a page and lies below something that floats: the bar of a phone, a strip, a button in a corner. */
export async function coveredAtEnd(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await frame()
    await frame()
    /** The floating part that an element belongs to; what sticks to the top is passed by scrolling. */
    function floating(element: Element | null): Element | null {
      if (!element) return null
      const { position, bottom } = getComputedStyle(element)
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return element
      return floating(element.parentElement)
    }
    const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=combobox]'
    return [...document.querySelectorAll(pressable)].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const isSeen = width > 0 && height > 0 && left > 0 && left < innerWidth && top > 0 && top < innerHeight
      const above = isSeen ? document.elementFromPoint(left, top) : null
      const cover = above && !one.contains(above) && !above.contains(one) ? floating(above) : null
      if (!cover || cover.contains(one)) return []
      return [`${one.outerHTML.slice(0, 120)} below ${cover.outerHTML.slice(0, 120)}`]
    })
  })
}
