import type { Page } from '@playwright/test'
import { showStandIns } from './stand-in.ts'

/** Another device, signed out; it reads the same language. */
export async function secondBrowser(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  await showStandIns(context)
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}
