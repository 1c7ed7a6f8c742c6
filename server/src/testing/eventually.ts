import { vi } from 'vitest'

const longest = 80_000 // a busy machine takes its time; a test that hangs still ends

/** Waits until it holds, and answers what it answers. */
export const eventually = <R>(check: () => R | Promise<R>, within = longest): Promise<R> =>
  vi.waitFor(check, { timeout: within, interval: 50 })
