import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const request = {
  en: '4,000 euros of dresses, knitwear and scarves, no black, at most three brands',
  ar: 'فساتين وكنزات وأوشحة بميزانية 4000 يورو، بدون أسود، ثلاث علامات على الأكثر',
}
const question = { en: 'What do I owe?', ar: 'كم المستحق علي؟' }

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a retailer who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = sentencesOf(language, 'slices/assistant/assistant')

    test('gets a selection by keyboard, changes it, undoes it, and saves it once it is confirmed', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // the solver takes its time
      await signInAs('retailer@souk.test')
      await page.goto('/retailer-ai')
      await expect(page.getByRole('heading', { level: 2, name: say('welcome.title') })).toBeVisible()
      await expectNoAxeFindings()

      await page.getByRole('textbox', { name: say('write') }).fill(request[language])
      await page.keyboard.press('Enter')
      const selection = page.getByRole('region', { name: say('selection'), exact: true })
      const lines = selection.getByRole('heading', { level: 3 }).getByRole('link')
      await expect(lines.first()).toBeVisible({ timeout: 20_000 })
      await expect(selection).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
      await expect(page.getByText(say('chip.exclude', { name: say('colour.black') }), { exact: true })).toBeVisible()
      await page.reload()
      await expect(lines.first()).toBeVisible({ timeout: 20_000 })
      await expectNoAxeFindings()

      const count = await lines.count()
      await selection
        .getByRole('button', {
          name: new RegExp(
            `^${say('remove.of')
              .replace(/[\u2068\u2069]/g, '')
              .trim()}`,
          ),
        })
        .first()
        .click()
      await expect(lines).toHaveCount(count - 1)
      await selection.getByRole('button', { name: say('undo') }).click()
      await expect(lines).toHaveCount(count)

      await selection.getByRole('button', { name: say('save') }).click()
      const dialog = page.getByRole('dialog', { name: say('confirm.wishlist') })
      await dialog.getByRole('textbox').fill(`AI ${language}`)
      await dialog.getByRole('button', { name: say('confirm.wishlist.yes') }).click()
      await expect(page).toHaveURL(/\/wishlist-products\//)
      await expect(page.getByRole('heading', { level: 1, name: `AI ${language}` })).toBeVisible()
    })

    test('asks what is owed and opens the screen with the same figure', async ({ page, signInAs }) => {
      await signInAs('retailer@souk.test')
      await page.goto('/retailer-ai')
      await page.getByRole('textbox', { name: say('write') }).fill(question[language])
      await page.getByRole('button', { name: say('send') }).click()
      const messages = page.getByRole('region', { name: say('messages') })
      const link = messages.getByRole('link').last()
      await expect(link).toBeVisible({ timeout: 20_000 })
      await link.click()
      await expect(page).toHaveURL(/\/wallet\/transactions$/)
    })
  })
}
