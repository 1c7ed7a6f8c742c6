import { defineConfig } from 'vitest/config'

/** What the mutants of the rules have to fear: tests that need no database. */
export default defineConfig({
  test: {
    isolate: false,
    include: ['contract/src/**/*.test.ts', 'server/src/slices/shipments/invoices/invoice-amounts.test.ts'],
  },
})
