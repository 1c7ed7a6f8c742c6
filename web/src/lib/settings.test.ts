import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadSettings, readSettings, useSettings } from './settings.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('settings are there once they are read, and nothing breaks without them', async () => {
  const { result } = renderHook(useSettings)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await loadSettings()
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 404 }))
  await loadSettings()
  expect(result.current).toEqual({
    helpLinks: {},
    isDemo: false,
    supportEmail: null,
    canMail: true,
    registrationFlow: 'v1',
    isStripeTest: false,
    defaults: { currency: 'USD', timeZone: 'UTC', language: 'en' },
    cardProvider: 'test',
  })

  const settings = {
    isStripeTest: true,
    helpLinks: { academy: { brand: { entityAdmin: 'https://help.test' } } },
    isDemo: true,
    supportEmail: 'help@souk.test',
    canMail: false,
    defaults: { currency: 'SAR', timeZone: 'Asia/Riyadh', language: 'ar' },
  }
  vi.stubGlobal('fetch', async () => Response.json({ ...settings, registrationFlow: 'v2', cardProvider: 'test' }))
  await act(loadSettings)
  expect(result.current).toEqual({ ...settings, registrationFlow: 'v2', cardProvider: 'test' })
  expect(await readSettings()).toBe(result.current)
})
