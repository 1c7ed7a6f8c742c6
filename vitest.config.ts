import { defineConfig } from 'vitest/config'

/** Files of one project share their modules: loading them anew for each file took more time than the tests. */
const shared = { isolate: false, maxWorkers: 2 }

/** Tests of module-level state, which need modules of their own. */
const isolatedWeb = [
  'web/src/ui/lists/lazy-section.test.tsx',
  'web/src/ui/feedback/toasts.test.tsx',
  'web/src/lib/settings.test.ts',
  'web/src/lib/reference-lists.test.tsx',
  'web/src/lib/usage/track.test.ts',
  'web/src/lib/server/browser-reports.test.ts',
  'web/src/app/*.test.tsx',
  'web/src/app/routes/*.test.ts',
  'web/src/slices/entities/sign-up/*.test.tsx',
]

/** `unit` needs nothing, `server` needs the PostgreSQL that its setup starts, `web` needs a document. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['contract/src/**/*.test.ts', 'demo/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          maxWorkers: 3, // they wait for processes and timers a quarter of their time
          include: ['server/src/**/*.test.{ts,tsx}'],
          globalSetup: ['server/src/testing/postgres.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: isolatedWeb,
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 60_000, // slow on a busy machine is not broken
        },
      },
      {
        test: {
          name: 'web-isolated',
          include: isolatedWeb,
          environment: 'happy-dom',
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
