import { mailTo } from '../support/outbox.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

const say = sentencesOf('en', 'slices/wishlists/wishlists')
const act = sentencesOf('en', 'slices/wishlists/wishlist-acts')
const prepared = '9080506d-7641-83b7-8818-147c0432032e' // for Kin & Co, who may change it

test('a brand prepares a selection for a retailer from a product', async ({ page, signInAs }) => {
  const list = `Capsule ${Date.now()}`
  await signInAs('brand@souk.test')
  await page.goto('/selection')
  await page.getByRole('button', { name: say('selection.new') }).click()
  await page.getByRole('textbox', { name: say('name') }).fill(list)
  await page.getByRole('combobox', { name: say('retailer') }).fill('Kin')
  await page.getByRole('option', { name: 'Kin & Co' }).click()
  await page.getByRole('button', { name: say('create.save') }).click()
  await expect(page.getByText(say('preview', { name: 'Kin & Co' }))).toBeVisible()
  const address = new URL(page.url()).pathname

  await page.goto(`/selection-products/${prepared}`)
  const name = (await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText()).trim()
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page.getByRole('button', { name: act('selection.isOn'), exact: true })).toBeVisible()
  await page.getByRole('button', { name: act('choose', { name }) }).click()
  await page.getByRole('checkbox', { name: list }).check()
  await expect(page.getByText(say('add.done', { count: 1, name: list }))).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('article')).toHaveText(new RegExp(name))
})

test('what is shared is there at once, and only then can the retailer be reminded', async ({
  page,
  signInAs,
  expectNoAxeFindings,
}) => {
  const list = `Shared ${Date.now()}`
  await signInAs('brand@souk.test')
  await page.goto('/selection')
  await page.getByRole('button', { name: say('selection.new') }).click()
  await page.getByRole('textbox', { name: say('name') }).fill(list)
  await page.getByRole('combobox', { name: say('retailer') }).fill('Casa')
  await page.getByRole('option', { name: 'Casa Lume' }).click()
  await page.getByRole('button', { name: say('create.save') }).click()
  const other = await secondBrowser(page)
  await signIn(other, 'direct@souk.test')
  await other.goto('/wishlist')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: say('share'), exact: true }).click()
  const sheet = page.getByRole('dialog', { name: say('share.title', { name: list }) })
  await expect(sheet.getByText(say('followUp.first', { name: '\u2068Casa Lume\u2069' }))).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Casa Lume', exact: true }).check()
  await sheet.getByRole('button', { name: say('share.save') }).click()
  await expect(other.getByRole('link', { name: list })).toBeVisible() // by itself, with a dot beside the entry
  await expect(other.getByRole('link', { name: /Wishlists new/ })).toBeVisible()
  await sheet.getByRole('button', { name: say('followUp.send') }).click()
  await mailTo(page, 'direct@souk.test', new RegExp(`${list}: Maison Orla`))
  await expectNoAxeFindings()
  await other.context().close()
})

test('two people on one list see each other’s changes, and a person whose change was overwritten is told', async ({
  page,
  signInAs,
}) => {
  await signInAs('brand@souk.test')
  await page.goto(`/selection-products/${prepared}`)
  const name = (await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').innerText()).trim()
  const other = await secondBrowser(page)
  await signIn(other, 'retailer@souk.test')
  await other.goto(`/wishlist-products/${prepared}`)
  const note = (of: typeof page) => of.getByRole('textbox', { name: say('note.of', { name }) })

  await note(other).fill('From the retailer')
  await expect(note(page)).toHaveValue('From the retailer')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await note(page).fill('From the brand')
  await saved
  await expect(note(other)).toHaveValue('From the brand')
  await expect(other.getByText(say('overtaken', { name: 'Camille Orla', product: name }))).toBeVisible()
  await other.context().close()
})
