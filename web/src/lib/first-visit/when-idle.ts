/** When the browser has nothing else to do: what is on its way to the screen is on it. Safari has no word for it. */
export const whenIdle: (work: () => void) => void =
  'requestIdleCallback' in globalThis
    ? (work) => void requestIdleCallback(work, { timeout: 2000 })
    : (work) => void setTimeout(work, 100)

/** Awaited by what a page fetches after itself: its own pictures go first. */
export const idle = (): Promise<void> => new Promise(whenIdle)
