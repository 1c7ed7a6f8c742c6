import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a guest who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/discovery/discovery')
    const guest = wordsOf(language, 'slices/identity/guest')
    const shell = wordsOf(language, 'app/shell')

    test('finds a brand, sees no wholesale price, and may sign up', async ({ page, signInAs, expectNoAxeFindings }) => {
      await signInAs('guest')
      await page.goto('/')
      await expect(page).toHaveURL('/explore')
      await page.getByRole('searchbox', { name: say('explore.search') }).fill('orla')
      await expect(page).toHaveURL(/q=orla/) // a search on its way would call the click off
      await page.getByRole('link', { name: 'Maison Orla' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Maison Orla' })).toBeVisible()
      await expect(page.getByText(say('brand.avgRetail'))).toBeVisible()
      await expect(page.getByText(say('brand.avgWholesale'))).toHaveCount(0)
      await expectNoAxeFindings()
      await page.getByRole('button', { name: say('brand.signUp') }).click()
      const modal = page.getByRole('dialog', { name: guest('title') })
      await modal.getByRole('button', { name: guest('continue'), exact: true }).click()
      await expect(modal.getByRole('textbox', { name: guest('email') })).toHaveAttribute('aria-invalid', 'true')
      await modal.getByRole('button', { name: guest('stay') }).click()
      await expect(modal).toBeHidden()
      await page.getByRole('button', { name: shell('account.signUp') }).click()
      await modal.getByRole('textbox', { name: guest('email') }).fill('new@shop.test')
      await modal.getByRole('button', { name: guest('continue'), exact: true }).click()
      await expect(page).toHaveURL(/\/sign-up/)
    })
  })
}

test('a department and a search stay in the address, and back brings them back', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  await page.goto('/explore')
  const answered = page.waitForResponse(/brands\?.*department=KIDS/)
  await page.getByRole('button', { name: 'Kids' }).click()
  await answered
  await expect(page).toHaveURL('/explore?department=KIDS')
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/brand\//)
  await page.goBack()
  await expect(page).toHaveURL('/explore?department=KIDS')
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a retailer without the marketplace is told so', async ({ page, signInAs }) => {
  await signInAs('direct@souk.test')
  await page.goto('/explore')
  await expect(page.getByRole('heading', { level: 1, name: "You can't access the marketplace" })).toBeVisible()
})

test('a retailer calls a brand by a name of its own, which only its team sees', async ({ page, signInAs }) => {
  const say = wordsOf('en', 'slices/discovery/discovery')
  const nick = wordsOf('en', 'slices/entities/nick-name')
  await signInAs('otherretailer@souk.test')
  await page.goto('/explore?q=jardin')
  await page.getByRole('link', { name: 'Jardin Bleu' }).click()
  await page.getByRole('button', { name: say('nickName.add') }).click()
  const field = page.getByRole('textbox', { name: nick('nickName') })
  await field.fill('The garden')
  await page.getByRole('button', { name: nick('nickName.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The garden' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'The garden' })).toBeVisible()
  await expect(page.getByText('Jardin Bleu').first()).toBeVisible()
  await page.getByRole('button', { name: say('nickName.change') }).click()
  await field.fill('')
  await page.getByRole('button', { name: nick('nickName.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jardin Bleu' })).toBeVisible()
})
