import '../src/app/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { loadWords } from '../src/app/app-words.ts'
import { Kit } from '../src/app/first-visit/kit.tsx'
import { FullLayout } from '../src/app/shell/full-layout.tsx'
import { loadNamespaces } from '../src/lib/language/i18n.ts'
import { language } from '../src/lib/language/language.ts'
import { Routed } from '../src/lib/url/routed.tsx'
import { GalleryPage } from './gallery-page.tsx'

/** The server does this for the product. */
function readCookies(): void {
  const page = document.documentElement
  page.lang = /\bsouk_language=ar\b/.test(document.cookie) ? 'ar' : 'en'
  page.dir = page.lang === 'ar' ? 'rtl' : 'ltr'
  page.dataset['theme'] = /\bsouk_theme=(\w+)/.exec(document.cookie)?.[1] ?? 'auto'
}

readCookies()
await Promise.all([loadWords(language()), loadNamespaces('shell')])
const router = createBrowserRouter([
  { Component: Kit, children: [{ Component: FullLayout, children: [{ path: '*', Component: GalleryPage }] }] },
])
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Routed router={router} />
  </StrictMode>,
)
