import { asking } from '../support/place-order.ts'
import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const who = 'retailer@souk.test'
const runs = rotate([
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
])
type Open = { items: { id: string; currency: string; open: string; subject: { number: string } }[] }

for (const { language, viewport } of runs) {
  const words = sentencesOf(language, 'slices/wallet/wallet')

  test.describe(`a reader of ${language}, ${viewport.width} wide`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' }, viewport })

    test('finds what is due, pays an invoice with a saved card and sees the receipt', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      const ask = await asking(page, who)
      const path = '/api/v2/wallet/transactions?kind=INVOICE&status=OPEN&sort=due'
      const [due] = (await ask<Open>('GET', path)).items
      await signInAs(who)
      await page.goto('/wallet')
      await expect(page).toHaveURL(/\/wallet\/transactions$/)
      await expectNoAxeFindings()
      await page.getByRole('link', { name: due!.subject.number }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(due!.subject.number) })).toBeVisible()
      await page.getByRole('button', { name: words('pay'), exact: true }).click()

      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: /4242/ }).check({ force: true })
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: new RegExp(`^${words('pay.now', { amount: '' }).trim()}`) }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByText(words('status.DONE')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: words('pay'), exact: true })).toBeHidden()
      await expect(page.getByRole('button', { name: words('print') })).toBeVisible()
      await expectNoAxeFindings()
      expect((await ask<Open>('GET', path)).items.map(({ id }) => id)).not.toContain(due!.id)
    })
  })
}
