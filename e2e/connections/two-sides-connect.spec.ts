import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { mailTo } from '../support/outbox.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { expect, type Persona, signIn, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

/** Two entities through the API, for what a journey does not look at. */
async function between(page: Page, brand: Persona, retailer: Persona) {
  const bearerOf = async (email: string) => {
    const login = await page.request.post('/api/v2/users/noAuth/login', { data: { email, password: 'Souk#2026' } })
    const { data } = (await login.json()) as { data: { token: string } }
    return { headers: { authorization: `Bearer ${data.token}` } }
  }
  const [mine, theirs] = [await bearerOf(brand), await bearerOf(retailer)]
  const me = await (await page.request.get('/api/v2/users', mine)).json()
  const entityId: string = me.data.currentEntityId
  const info = async () =>
    (await (await page.request.get(`/api/users/connection-info?entityId=${entityId}`, theirs)).json()).data
  return {
    /** Asks as a retailer does on the brand's page; what an earlier try left behind is ended first. */
    async ask(message: string): Promise<void> {
      const { relationId, request } = await info()
      if (relationId) await page.request.delete(`/api/users/relations/${relationId}`, theirs)
      if (request) return
      const asked = await page.request.post('/api/users/request-connection', { ...theirs, data: { entityId, message } })
      expect(asked.status()).toBe(201)
    },
    /** Answers the relation's id. */
    async accept(): Promise<string> {
      const { request } = await info()
      const data = { status: 'ACCEPTED' }
      await page.request.put(`/api/users/update-connection-request/${request.id}`, { ...mine, data })
      return (await info()).relationId
    },
  }
}

for (const [language, brand, retailer, name, partner] of rotate([
  ['en', 'tomas.qureshi@mar-azul.test', 'leila.mansour@beit-nour.test', 'Beit Nour', 'Mar Azul'],
  ['ar', 'marta.berg@petit-verger.test', 'mai.sousa@marais-17.test', 'Marais 17', 'Petit Verger'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/connections/connections')

    test('sees a request come in and accepts it with a word', async ({ page, signInAs, expectNoAxeFindings }) => {
      await signInAs(brand)
      await page.goto('/connections?tab=requests')
      await expect(page.getByRole('group', { name: say('field.direction') })).toBeVisible()
      await (await between(page, brand, retailer)).ask('We open in Lyon in May.')
      const asked = page.getByRole('row', { name: new RegExp(name) }).first()
      await expect(asked).toContainText('We open in Lyon in May.') // by a live event, without a reload
      await asked.getByRole('button', { name: say('accept') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('accept.word')).fill('Welcome to the house.')
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('accept') }).click()
      await expect(asked).toContainText(say('status.ACCEPTED'))
      expect((await mailTo(page, retailer, /Welcome to the house/)).subject).toContain(partner)
      await page.getByRole('tab', { name: say('tabs.retailers'), exact: true }).click()
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    })
  })
}

for (const [language, brand, retailer] of rotate([
  ['en', 'tomas.qureshi@mar-azul.test', 'nia.vogel@layali.test'],
  ['ar', 'marta.berg@petit-verger.test', 'dina.walsh@rue-haute.test'],
])) {
  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/connections/connections')

    test('arranges a relation, and sees it end on the open screen', async ({ page, signInAs, expectNoAxeFindings }) => {
      const two = await between(page, brand, retailer)
      await two.ask('')
      const path = `/connections/${await two.accept()}`
      await signInAs(brand)
      await page.goto(`${path}?tab=terms`)
      await expect(page.getByLabel(say('notes'), { exact: true })).toBeVisible()
      await expectNoAxeFindings()
      await page.getByRole('combobox', { name: say('columns.group') }).fill('Gulf')
      await page.getByRole('option', { name: 'Gulf' }).click()
      await page.getByLabel(say('notes'), { exact: true }).fill('Buys knitwear first.')
      await page.getByRole('button', { name: wordsOf(language, 'ui/ui')('saveBar.save') }).click()
      await page.getByRole('tab', { name: say('history.title') }).click()
      await expect(page.getByRole('region', { name: say('history.list') })).toContainText('Gulf')
      await page.getByRole('tab', { name: say('customer.orders') }).click()
      await expectNoAxeFindings()
      await page.getByRole('tab', { name: say('customer.terms') }).click()

      const theirs = await secondBrowser(page)
      await signIn(theirs, retailer)
      await theirs.goto(path)
      await theirs.getByRole('button', { name: say('end') }).click()
      await expect(theirs.getByText('Buys knitwear first.')).toHaveCount(0)
      await theirs
        .getByRole('dialog')
        .getByRole('button', { name: say('end.yes') })
        .click()
      await expect(page.getByText(say('relation.ended'))).toBeVisible()
      await expect(page.getByLabel(say('notes'), { exact: true })).toHaveCount(0)
      await theirs.context().close()
    })
  })
}

test('a representative sees the retailers they look after, and no others', async ({ page, signInAs }) => {
  await signInAs('rep@souk.test')
  await page.goto('/connections')
  await expect(page.getByRole('link', { name: /Casa Lume/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Kin & Co/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('link', { name: /Casa Lume/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Lume' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End connection' })).toHaveCount(0)
})

test('many retailers are put into a group at once', async ({ page, signInAs }) => {
  const group = `Islands ${Date.now() % 1_000_000}`
  await signInAs('yusuf.dubois@highland-loom.test')
  await page.goto('/connections?tab=groups')
  await page.getByRole('button', { name: 'New group' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(group)
  await page.getByRole('dialog').getByRole('button', { name: 'Save group' }).click()
  await expect(page.getByRole('row', { name: group })).toContainText('0 retailers')
  await page.getByRole('tab', { name: 'Retailers', exact: true }).click()
  const boxes = page.getByRole('tabpanel', { name: 'Retailers' }).getByRole('row').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await page.getByRole('button', { name: 'Add to group' }).click()
  await page.getByRole('menuitem', { name: group }).click()
  await expect(page.getByRole('row', { name: group })).toHaveCount(2)
})
