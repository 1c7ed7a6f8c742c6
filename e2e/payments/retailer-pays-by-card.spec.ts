import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { paymentsMessages } from '../../contract/src/payments/payments.messages.ts'
import { testCode } from '../../contract/src/payments/test-cards.ts'
import { idOf } from '../../demo/random.ts'
import { asking } from '../support/place-order.ts'
import { sentencesOf } from '../support/sentences.ts'
import { type Persona, expect, test } from '../support/test.ts'

/** A person of its own for each run, so that no cart meets another. */
const runs = rotate([
  { language: 'en', who: 'chloe.mori@harbour-nine.test', viewport: { width: 1440, height: 900 } },
  { language: 'ar', who: 'min-jun.qureshi@hanok-store.test', viewport: { width: 390, height: 844 } },
])

for (const { language, who, viewport } of runs) {
  const cards = sentencesOf(language, 'slices/payments/payments')
  const checkout = sentencesOf(language, 'slices/orders/checkout')
  const declined = paymentsMessages[language]['payments.declined']

  test.describe(`a reader of ${language}, ${viewport.width} wide`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' }, viewport })

    test('saves a card at checkout after one was declined, types the code of its bank, and orders with it', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await fillCart(page, who)
      await signInAs(who)
      await page.goto('/checkout?step=review')
      await page.getByRole('combobox', { name: checkout('method') }).click()
      await page.getByRole('option', { name: checkout('method.CARD') }).click()
      await page.getByRole('button', { name: cards('add') }).click()

      const sheet = page.getByRole('dialog', { name: cards('add') })
      await sheet.getByRole('button', { name: cards('test.useOf', { number: '4000000000000002' }) }).click()
      await sheet.getByRole('spinbutton', { name: cards('month') }).fill('12')
      await sheet.getByRole('spinbutton', { name: cards('year') }).fill('2040')
      await sheet.getByRole('textbox', { name: cards('cvc') }).fill('123')
      await sheet.getByRole('textbox', { name: cards('holder') }).fill('Chloé Mori')
      await sheet.getByRole('button', { name: cards('save') }).click()
      await expect(sheet.getByText(declined)).toBeVisible()
      await expectNoAxeFindings()

      await sheet.getByRole('button', { name: cards('test.useOf', { number: '4000002500003155' }) }).click()
      await sheet.getByRole('button', { name: cards('save') }).click()
      const step = page.getByRole('dialog', { name: /3155/ })
      await step.getByRole('textbox').first().focus()
      await page.keyboard.type(testCode)
      await expectNoAxeFindings()
      await step.getByRole('button', { name: cards('step.confirm') }).click()

      await expect(page.getByRole('radio', { name: /3155/ })).toBeChecked()
      await expectNoAxeFindings()
      await page.getByRole('button', { name: checkout('place', { count: 1 }) }).click()
      const placed = page.getByRole('dialog', { name: checkout('placed', { count: 1 }) })
      await placed.getByRole('link', { name: /^[A-Z]{3}-\d{6}$/ }).click()
      await expect(page.getByText('Visa 3155')).toBeVisible()
    })
  })
}

type Product = { _id: string; isOrderable: boolean; isCarton: boolean; variants: { sizes: { skuId: string }[] }[] }

/** One cart above its minimum, and nothing else: a second try begins where the first one did. */
async function fillCart(page: Page, who: Persona): Promise<void> {
  const ask = await asking(page, who)
  await ask('DELETE', '/api/v2/cart')
  const shelf = idOf('collection', 'jardin-bleu', 'Spring Summer 27')
  const { products } = await ask<{ products: Product[] }>(
    'GET',
    `/api/v2/catalog/products?limit=50&collectionId=${shelf}`,
  )
  const first = products.find(({ isOrderable, isCarton }) => isOrderable && !isCarton)!
  const items = first.variants[0]!.sizes.slice(0, 2).map(({ skuId }) => ({ sku: skuId, value: 40 }))
  await ask('PUT', '/api/v2/cart', [{ products: [{ productId: first._id, items }] }])
}
