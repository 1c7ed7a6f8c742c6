import { defineConfig } from 'vitest/config'

/** `unit` needs nothing, `server` needs the PostgreSQL that its setup starts, `web` needs a document. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['contract/src/**/*.test.ts', 'demo/**/*.test.ts', 'tools/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.{ts,tsx}'],
          globalSetup: ['server/src/testing/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          testTimeout: 20_000, // what is slow on a busy machine is not broken
        },
      },
    ],
  },
})
