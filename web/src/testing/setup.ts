import { cleanup, configure } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { loadWords } from '../app/app-words.ts'
import { loadNamespaces } from '../lib/language/i18n.ts'
import { changeLanguage } from '../lib/language/language.ts'
import { queryClient } from '../lib/server/query-client.ts'
import { clearSession } from '../lib/session/session.ts'
import { onToast } from '../lib/toast.ts'

configure({ asyncUtilTimeout: 15_000 }) // parts of a page are fetched late, and a busy machine takes its time

/** Test files share one module graph (`isolate: false`), so what a file leaves behind is cleared here. */
beforeAll(async () => {
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
  await Promise.all([loadWords('en'), loadNamespaces('ui', 'shell')])
})
beforeEach(() => {
  clearSession()
  queryClient.clear()
  onToast(() => undefined)() // drops what earlier tests left unread
})
afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  await act(() => changeLanguage('en'))
})
