import type { Theme } from '@souk/contract/identity/identity.contract.ts'
import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from './cookies.ts'
import { listeners } from '../server/listeners.ts'

const cookie = 'souk_theme'
const year = 31_536_000
const changed = listeners()

export function theme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'auto'
}

export function changeTheme(next: Theme): void {
  writeCookie(cookie, next, year)
  document.documentElement.dataset['theme'] = next
  changed.tell()
}

/** As with the language: the device's choice wins over the person's. */
export function adoptTheme(own: Theme): void {
  if (readCookie(cookie) === null) changeTheme(own)
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function followScheme(listener: () => void): () => void {
  const media = systemDark()
  const leave = changed.add(listener)
  media.addEventListener('change', listener)
  return () => {
    leave()
    media.removeEventListener('change', listener)
  }
}

function scheme(): 'light' | 'dark' {
  const chosen = theme()
  return chosen === 'auto' ? (systemDark().matches ? 'dark' : 'light') : chosen
}

/** What is on screen now: the choice, or the system's when there is none. */
export function useColorScheme(): 'light' | 'dark' {
  return useSyncExternalStore(followScheme, scheme)
}

/** What was chosen, which may be to follow the system. */
export function useTheme(): Theme {
  return useSyncExternalStore(changed.add, theme)
}
