import type { Language } from '@souk/contract/core/language.ts'
import { useSyncExternalStore } from 'react'
import { readCookie, writeCookie } from '../session/cookies.ts'
import { listeners } from '../server/listeners.ts'

const cookie = 'souk_language'
const year = 31_536_000
const changed = listeners()
const preparations: ((next: Language) => Promise<unknown>)[] = []

/** The server wrote it into the opening tag, so nothing has to be guessed here. */
export function language(): Language {
  return document.documentElement.lang === 'ar' ? 'ar' : 'en'
}

/** Texts are loaded before the direction changes, so that no language is shown in the other's direction. */
export function beforeLanguageChanges(prepare: (next: Language) => Promise<unknown>): void {
  preparations.push(prepare)
}

export const onLanguageChange = changed.add

export async function changeLanguage(next: Language): Promise<void> {
  writeCookie(cookie, next, year)
  if (next === language()) return
  await Promise.all(preparations.map((prepare) => prepare(next)))
  document.documentElement.lang = next
  document.documentElement.dir = next === 'ar' ? 'rtl' : 'ltr'
  changed.tell()
}

/** What was chosen on this device wins; without a choice, the person's own language does. */
export async function adoptLanguage(own: Language): Promise<void> {
  if (readCookie(cookie) === null) await changeLanguage(own)
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, language)
}
