import type { APIRequestContext, Page } from '@playwright/test'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import { expect } from './test.ts'
import { wordsOf } from './words.ts'

type Language = 'en' | 'ar'

/** Turns the flow with a code on or off for everybody, as the marketplace's admin does. */
export async function setFlow(request: APIRequestContext, flow: 'v1' | 'v2'): Promise<void> {
  const body = { email: 'admin@souk.test', password: 'Souk#2026' }
  const { data } = await (await request.post('/api/v2/users/noAuth/login', { data: body })).json()
  const answer = await request.put('/api/admin/flags/registrationFlowV2', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { isOn: flow === 'v2', percentage: 0, entityIds: [], traits: {} },
  })
  expect(answer.ok(), `the flow is ${flow}`).toBe(true)
  await expect(async () => {
    const settings = await (await request.get('/settings.json')).json()
    expect(settings.registrationFlow).toBe(flow)
  }).toPass({ timeout: 10_000 })
}

/** A person at the sign-up who reads a language: each method is one step, done. */
export function signUpIn(language: Language, page: Page) {
  const say = wordsOf(language, 'slices/entities/sign-up')
  const next = () => page.getByRole('button', { name: say('actions.next'), exact: true }).click()
  /** The reader begins at the title of the step, or where it is typed at its first field. */
  async function at(step: string, title = say(`${step}.title`)): Promise<void> {
    await expect(page).toHaveURL(`/sign-up/${step}`)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()
    await expect(heading.or(page.locator('main input')).and(page.locator(':focus'))).toHaveCount(1)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  const field = (name: string) => page.getByLabel(say(`fields.${name}`), { exact: true })
  return {
    say,
    at,
    next,
    field,
    async person(first: string): Promise<void> {
      await at('complete-info')
      await field('firstName').fill(first)
      await field('lastName').fill('Haddad')
      await expect(page.getByRole('combobox', { name: say('fields.country') })).not.toHaveValue('')
      await field('phone').fill('50 123 4567')
      await next()
    },
    async company(name: string): Promise<void> {
      await at('company-info')
      await field('entityName').fill(name)
      await page.getByRole('combobox', { name: say('fields.companyRole') }).click()
      await page.getByRole('option', { name: referenceMessages[language]['companyRoles.FOUNDER'] }).click()
      await field('website').fill('haddad.example')
      await next()
    },
    async side(which: 'brand' | 'retailer'): Promise<void> {
      await at('choose-user-type')
      await page.getByRole('radio', { name: say(`sides.${which}`) }).click() // a press goes on
    },
    async launch(day: string): Promise<void> {
      await at('set-launch-date', say('set-launch-date.title.brand'))
      await field('launchDate').fill(day)
      await next()
    },
    async credentials(): Promise<void> {
      await field('password').fill('Souk#2026')
      await field('password2').fill('Souk#2026')
      await next()
    },
    async create(): Promise<void> {
      await page.getByRole('checkbox', { name: say('terms.accept') }).check()
      await page.getByRole('button', { name: say('confirm.submit') }).click()
      await expect(page).toHaveURL('/dashboard')
    },
  }
}

/** Where the visitor is, as the lookup says it. */
export async function comeFrom(page: Page, text: string): Promise<void> {
  await page.route('**/api/common/ip-country', (route) => route.fulfill({ contentType: 'text/plain', body: text }))
}
