const patience = 6_000 // ms: pages load their data first

/** Waits for the element of a step on the page; undefined when it does not appear. */
export function findTarget(target: string, signal: AbortSignal): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const look = () => document.querySelector(`[data-tour="${target}"]`) ?? undefined
    function end(found: Element | undefined): void {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const observer = new MutationObserver(() => look() && end(look()))
    const timer = setTimeout(() => end(undefined), patience)
    signal.addEventListener('abort', () => end(undefined))
    if (look()) end(look())
    else observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}
