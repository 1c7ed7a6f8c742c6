import type { Page } from '@playwright/test'

/** Another device, with nobody signed in; it reads the same language. */
export async function secondBrowser(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin })
  await context.addCookies(await page.context().cookies())
  return context.newPage()
}
