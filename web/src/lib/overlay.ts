import { store } from './store.ts'

const isShown = store(false)

/** Covers the page while something must not be disturbed; the end of a navigation always uncovers it. */
export const showOverlay = (): void => isShown.set(true)
export const hideOverlay = (): void => isShown.set(false)
export const useOverlay = isShown.use
