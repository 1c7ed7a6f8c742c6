import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const { language, width, search } of rotate([
  { language: 'en', width: 1440, search: 'commission payouts' },
  { language: 'ar', width: 390, search: 'العمولة تصرف' },
] as const)) {
  const say = wordsOf(language, 'slices/help/help')
  const shell = wordsOf(language, 'app/shell')
  test.describe(`in ${language}`, () => {
    test.use({ reading: { language, theme: 'light' }, viewport: { width, height: 844 } })

    test('a brand opens the guide to its page, searches the others and reads only what concerns brands', async ({
      page,
      context,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs('brand@souk.test')
      await page.goto('/orders')
      await page
        .getByRole('banner')
        .getByRole('link', { name: shell('nav.help') })
        .click()
      await expect(page).toHaveURL('/help/orders')
      await expect(page.getByRole('heading', { level: 1, name: say('orders.title') })).toBeVisible()
      const [academy] = await Promise.all([context.waitForEvent('page'), page.goto('/souk-academy')])
      await expect(academy).toHaveURL('/help/academy')
      await expect(academy.getByRole('heading', { level: 1, name: say('titles.academy') })).toBeVisible()
      const [opened] = await Promise.all([context.waitForEvent('page'), page.goto('/knowledge-center')])
      await expect(opened).toHaveURL('/help')
      await page.goto('/help')
      const guides = page.getByRole('list', { name: say('label') })
      await expect(guides.getByText(say('collections.title'), { exact: true })).toBeVisible()
      await expect(guides.getByText(say('checkout.title'), { exact: true })).toHaveCount(0)
      await page.getByRole('searchbox', { name: say('search') }).fill(search)
      await expect(guides.getByRole('link')).toHaveCount(1)
      await expectNoAxeFindings()
      await guides.getByText(say('wallet.title'), { exact: true }).click()
      await expect(page.getByText(say('wallet.brand.1'))).toBeVisible()
      await expect(page.getByText(say('wallet.retailer.1'))).toHaveCount(0)
      await expectNoAxeFindings()
    })
  })
}
