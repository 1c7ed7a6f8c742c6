import { afterEach, expect, test, vi } from 'vitest'
import { loadSettings } from '../../lib/settings.ts'
import { demoOnly } from './demo-only.ts'
import { routes } from './routes.ts'

afterEach(() => void vi.unstubAllGlobals())

const url = new URL('http://souk.test/dev/ui')

async function serverSays(settings: object): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(settings))
  await loadSettings()
}

test('the catalogue of parts is a demo’s own page', () => {
  expect(routes.find(({ path }) => path === '/dev/ui')).toMatchObject({ isDemoOnly: true, guest: true })
})

test('outside the demo its address does not exist', async () => {
  await serverSays({ isDemo: false })
  const answer = await demoOnly({ url })
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('location')).toBe('/error-404?path=%2Fdev%2Fui')
})

test('in the demo it does', async () => {
  await serverSays({ isDemo: true })
  expect(await demoOnly({ url })).toBeNull()
})
