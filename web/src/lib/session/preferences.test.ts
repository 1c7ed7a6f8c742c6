import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adoptLanguage, changeLanguage, language, useLanguage } from '../language/language.ts'
import { adoptTheme, changeTheme, theme, useColorScheme } from './theme.ts'

let isDark = false
const followers = new Set<() => void>()

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.documentElement.dataset['theme'] = 'auto'
  for (const name of ['souk_language', 'souk_theme'])
    document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`
  isDark = false
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark
    },
    addEventListener: (_: string, follower: () => void) => followers.add(follower),
    removeEventListener: (_: string, follower: () => void) => followers.delete(follower),
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the theme is a choice, and without one the system’s', () => {
  const { result } = renderHook(useColorScheme)
  expect(result.current).toBe('light')
  isDark = true
  act(() => followers.forEach((tell) => tell()))
  expect(result.current).toBe('dark')
  act(() => changeTheme('light'))
  expect([result.current, theme()]).toEqual(['light', 'light'])
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(document.cookie).toContain('souk_theme=light')
})

test('what this device chose wins; without a choice, the person’s own', async () => {
  await adoptLanguage('ar')
  adoptTheme('dark')
  expect([language(), theme()]).toEqual(['ar', 'dark'])
  await adoptLanguage('en')
  adoptTheme('light')
  expect([language(), theme()]).toEqual(['ar', 'dark'])
})

test('subscribers are notified of a language change', async () => {
  const { result } = renderHook(useLanguage)
  await act(() => changeLanguage('ar'))
  expect(result.current).toBe('ar')
  expect(document.documentElement.dir).toBe('rtl')
})
