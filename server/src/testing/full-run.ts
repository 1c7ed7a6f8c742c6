/** Whether everything runs: `npm run test:full`. Tests with many real processes wait for it. */
export const isFullRun = Boolean(process.env.SOUK_FULL) // check-sources: allow
