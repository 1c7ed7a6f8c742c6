import './app/styles.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { newRouter } from './app/routes/router.ts'
import { loadWords } from './app/app-words.ts'
import { yieldToMain } from './lib/first-visit/yield-to-main.ts'
import { reportError, startBrowserReports } from './lib/server/browser-reports.ts'
import { forgetPreloaded } from './lib/first-visit/preloaded-answers.ts'
import { language } from './lib/language/language.ts'
import { session } from './lib/session/session.ts'
import { Routed } from './lib/url/routed.tsx'
import { loadSettings } from './lib/settings.ts'

/** The guard decides by who is signed in, so that is known before the router starts. */
async function restore(): Promise<void> {
  if (!session().token) return
  const { restoreSession } = await import('./lib/session/restore-session.ts')
  await restoreSession()
}

async function start(): Promise<void> {
  startBrowserReports()
  void new Worker(new URL('./lib/first-visit/warm-intl.worker.ts', import.meta.url), {
    type: 'module',
    name: language(),
  })
  void loadSettings()
  await Promise.all([loadWords(language()), restore().catch(reportError)])
  await yieldToMain()
  const router = newRouter()
  await begun(router)
  forgetPreloaded()
  await yieldToMain()
  const root = createRoot(document.getElementById('root')!)
  // In short steps, so that input is handled in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Routed router={router} onError={reportError} />
      </StrictMode>,
    ),
  )
}

/** The first page is there: until then the frame stands that came with the address. */
function begun(router: ReturnType<typeof newRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

void yieldToMain().then(start)
