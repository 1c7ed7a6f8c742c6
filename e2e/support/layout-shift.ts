import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}
const maxCls = 0.1 // of a screen, as browsers count it: more than that is felt, and takes a click away from what it was meant for

/** Watches a page from its first moment; answers what moved by itself, where that was much. */
export async function trackLayoutShift(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const place = node instanceof Element ? node : node?.parentElement
          return `${place?.tagName}.${place?.className} ${from.x},${from.y} → ${to.x},${to.y}`
        })
        shifts.push({ value, what: what.join(' | ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
    )
    const all = shifts.reduce((sum, { value }) => sum + value, 0)
    return all > maxCls ? shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`) : []
  }
}
