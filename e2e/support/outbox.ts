import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Mail = { subject: string; body: string; language: string }

/** The newest mail to a person whose text fits; mails are sent a moment after they are requested. */
export async function mailTo(page: Page, to: string, fits: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`)
    const { data } = (await answer.json()) as { data: Mail[] }
    found = data.find(({ subject, body }) => fits.test(`${subject}\n${body}`))
    expect(found, `a mail to ${to}`).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found!
}

/** The address a mail leads to, without the house's own name. */
export async function linkTo(page: Page, to: string, fits: RegExp): Promise<string> {
  const { body } = await mailTo(page, to, fits)
  const url = new URL(/https?:\/\/[^\s"<>)\]]+/.exec(fits.exec(body)![0])![0].replaceAll('&amp;', '&'))
  return url.pathname + url.search
}
