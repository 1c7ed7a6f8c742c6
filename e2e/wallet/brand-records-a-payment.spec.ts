import { asking } from '../support/place-order.ts'
import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const who = 'brand@souk.test'
const runs = rotate([
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'ar', viewport: { width: 390, height: 844 } },
])
type Invoices = { invoices: { id: string; number: string; open: string; retailer: { id: string; name: string } }[] }

for (const { language, viewport } of runs) {
  const say = sentencesOf(language, 'slices/shipments/invoices')
  const wallet = sentencesOf(language, 'slices/wallet/wallet')
  const connections = sentencesOf(language, 'slices/connections/connections')

  test.describe(`a reader of ${language}, ${viewport.width} wide`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' }, viewport })

    test('records a bank payment on its invoice, and finds the retailer by its name', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      const ask = await asking(page, who)
      const { invoices } = await ask<Invoices>('GET', '/api/v2/invoices?status=OPEN,OVERDUE&sort=due')
      const others = invoices.filter(({ retailer }) => retailer.name !== 'Kin & Co') // who pays one in another journey
      const due = others.at(language === 'en' ? 0 : -1)
      await signInAs(who)
      await page.goto(`/invoice/${due!.id}`)
      await page.getByRole('button', { name: say('record'), exact: true }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByLabel(wallet('fact.reference'))).toHaveValue(due!.number)
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: wallet('record.save'), exact: true }).click()
      await expect(page.getByText(say('status.PAID'), { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: say('record'), exact: true })).toHaveCount(0)

      await page.getByRole('main').getByRole('link', { name: due!.retailer.name }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: due!.retailer.name })).toBeVisible()
      await page.getByRole('tab', { name: connections('customer.invoices') }).click()
      await expect(page.getByRole('link', { name: due!.number })).toBeVisible()
      await expectNoAxeFindings()
    })
  })
}
