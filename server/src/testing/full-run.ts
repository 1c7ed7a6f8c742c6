import { test } from 'vitest'

/** Whether everything runs: `npm run test:full`. */
export const isFullRun = Boolean(process.env.SOUK_FULL) // check-sources: allow

/** A test with real processes whose minutes only the full run pays. */
export const fullTest = test.runIf(isFullRun)
