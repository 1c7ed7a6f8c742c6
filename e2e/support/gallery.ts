import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from './test.ts'

export { expect } from './test.ts'

const configFile = fileURLToPath(new URL('../../web/gallery/vite.config.ts', import.meta.url))

/** The gallery of the design system, built and served for the journeys that look at it. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { build, preview } = await import('vite')
      const outDir = await mkdtemp(join(tmpdir(), 'souk-gallery-'))
      await build({ configFile, logLevel: 'error', build: { outDir } })
      const server = await preview({
        configFile,
        logLevel: 'error',
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      })
      await use(server.resolvedUrls!.local[0]!)
      server.httpServer.close()
      await once(server.httpServer, 'close')
      await rm(outDir, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
