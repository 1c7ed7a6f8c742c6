import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { journeysOutOfTurn } from './e2e/support/journeys.ts'

/** The product as it ships, on a port and a data folder of its own. */
const port = Number(process.env.SOUK_TEST_PORT ?? 4310)
const dataFolder = process.env.SOUK_TEST_DATA ?? mkdtempSync(join(tmpdir(), 'souk-e2e-'))
chmodSync(dataFolder, 0o755) // root lends PostgreSQL another identity, which must be able to enter
process.env.SOUK_TEST_DATA = dataFolder

export default defineConfig({
  testDir: 'e2e',
  testIgnore: journeysOutOfTurn(),
  outputDir: 'test-results',
  timeout: 120_000, // slow on a busy machine is not broken
  expect: { timeout: 20_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 1, // `npm test` names tests that passed on the second try
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.SOUK_BROWSER ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" --import ./server/tsx-loader.js server/src/main.ts`,
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), SOUK_DATA: dataFolder, SOUK_DEMO_PICTURES: 'plain' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    timeout: 150_000, // fills the demo world first
  },
})
