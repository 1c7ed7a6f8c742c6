import { chromium } from '@playwright/test'
import { screens } from '../e2e/support/screens.ts'
import { showStandIns } from '../e2e/support/stand-in.ts'
import { findBrowser } from './browser.js'

/**
 * @typedef {{ width: 1440 | 390, height: number, language: 'en' | 'ar', theme: 'light' | 'dark' }} Look
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('../e2e/support/screens.ts').Screen} Screen
 */

export const openBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/**
 * @typedef {{ cookies: Awaited<ReturnType<import('@playwright/test').BrowserContext['cookies']>>, items: Record<string, string> }} Session
 * @typedef {Record<string, Session>} Sessions
 */

/**
 * Everyone whose screens there are, signed in once: each sign-in is a line more in lists of sessions.
 * @param {Browser} browser
 * @param {string} url
 */
export async function signInAll(browser, url) {
  /** @type {Sessions} */
  const sessions = {}
  for (const who of new Set(screens.flatMap((screen) => screen.who ?? []))) {
    const context = await browser.newContext()
    const answer =
      who === 'guest'
        ? await context.request.post(`${url}/api/common/guest-user/login`)
        : await context.request.post(`${url}/api/v2/users/noAuth/login`, {
            data: { email: who, password: 'Souk#2026' },
          })
    const { data } = await answer.json()
    const { token, role, entityType } = data
    sessions[who] = {
      cookies: await context.cookies(),
      items: { token, role: role ?? '', entityType: entityType ?? '' },
    }
    await context.close()
  }
  return sessions
}

/**
 * A screen as a person sees it, when all it asked for has come.
 * @param {Browser} browser
 * @param {{ url: string, screen: Screen, look: Look, sessions: Sessions, prepare?: (page: Page) => Promise<void> }} what
 * @param {(page: Page) => Promise<void>} see
 */
export async function seeScreen(browser, { url, screen, look, sessions, prepare }, see) {
  const at = screens.indexOf(screen)
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${look.width % 256}.${at}` }, // limits count by address
  })
  await showStandIns(context)
  const session = sessions[screen.who ?? '']
  await context.addCookies([
    ...(session?.cookies ?? []),
    { name: 'souk_language', value: look.language, url },
    { name: 'souk_theme', value: look.theme, url },
  ])
  const page = await context.newPage()
  await page.addInitScript(
    ({ items, tabStorage }) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(tabStorage)) sessionStorage.setItem(key, value)
    },
    { items: session?.items ?? {}, tabStorage: screen.kept ?? {} },
  )
  await prepare?.(page)
  await page.goto(url + screen.path)
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.evaluate(() => document.fonts.ready)
  await see(page)
  await context.close()
}
