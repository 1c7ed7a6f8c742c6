import { rotate } from '../support/rotate.ts'
import { idOf } from '../../demo/random.ts'
import { asking, placeOrder } from '../support/place-order.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'

/** Two sides of their own for each language, who are no partners: the retailer comes through the marketplace. */
const runs = rotate([
  {
    language: 'en',
    brand: { slug: 'oslo-outer', name: 'Oslo Outer', who: 'nia.dubois@oslo-outer.test' },
    retailer: { name: 'Marais 17', who: 'mai.sousa@marais-17.test' },
  },
  {
    language: 'ar',
    brand: { slug: 'lumen-intimates', name: 'Lumen', who: 'jonas.mokoena@lumen-intimates.test' },
    retailer: { name: 'The Mercer Room', who: 'aiko.mori@the-mercer-room.test' },
  },
])

for (const { language, brand, retailer } of runs) {
  const say = sentencesOf(language, 'slices/orders/order')
  const list = sentencesOf(language, 'slices/orders/orders')
  const checkout = sentencesOf(language, 'slices/orders/checkout')
  const carts = sentencesOf(language, 'slices/carts/carts')
  const shell = sentencesOf(language, 'app/shell')
  const ui = sentencesOf(language, 'ui/ui')
  const overtaken = sentencesOf(language, 'ui/forms/edit-conflict')
  const collectionId = idOf('collection', brand.slug, 'Spring Summer 27')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })

    test('a brand finds orders, prices and adds to them; the retailer notes, confirms and orders again', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow()
      const one = await placeOrder(page, retailer.who, collectionId)
      const two = await placeOrder(page, retailer.who, collectionId)
      const ask = await asking(page, retailer.who)
      const { products } = await ask<{ products: { name: string; isCarton: boolean }[] }>(
        'GET',
        `/api/v2/catalog/products?limit=50&collectionId=${collectionId}`,
      )
      const carton = products.find(({ isCarton }) => isCarton)!.name

      // By its number, then by who ordered: the address keeps what was chosen.
      await signInAs(brand.who)
      await page.goto('/orders')
      const row = (number: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: number }) })
      await page.getByRole('searchbox', { name: list('search') }).fill(two.number)
      await expect(row(two.number)).toBeVisible()
      await expect(row(one.number)).toHaveCount(0)
      await page.getByRole('searchbox', { name: list('search') }).fill('')
      await page.getByRole('button', { name: ui('list.filters'), exact: true }).click()
      const filters = page.getByRole('dialog', { name: ui('list.filters') })
      await filters
        .getByRole('checkbox', { name: new RegExp(retailer.name) })
        .first()
        .check()
      await expectNoAxeFindings()
      await filters.getByRole('button', { name: ui('list.done') }).click()
      await page.reload()
      await expect(row(one.number)).toContainText(retailer.name)
      await expect(page.getByRole('row').filter({ hasText: /[A-Z]{3}-\d{6}/, hasNotText: retailer.name })).toHaveCount(
        0,
      )

      // One price for a product of both.
      for (const { number } of [one, two]) {
        await page.getByRole('checkbox', { name: ui('table.select', { name: number }) }).check()
      }
      await page.getByRole('button', { name: list('bulk.prices') }).click()
      const prices = page.getByRole('dialog', { name: list('prices.title', { count: 2 }) })
      await prices.getByRole('combobox', { name: list('prices.product') }).click()
      await page.getByRole('option', { name: one.names[0] }).click()
      await prices.getByRole('textbox', { name: list('prices.price') }).fill('61.37')
      await expect(prices.getByText(list('prices.text', { count: 2 }))).toBeVisible()
      await expectNoAxeFindings()
      await prices.getByRole('button', { name: list('prices.save') }).click()
      for (const { number } of [one, two]) {
        await expect(row(number)).toContainText(list('status.PENDING_RETAILER.brand'))
      }

      // Another product comes in by the carton, at the price this retailer gets though the two are no partners.
      await page.getByRole('link', { name: one.number }).click()
      await page.getByRole('button', { name: say('change'), exact: true }).click()
      await page.getByRole('button', { name: say('edit.add') }).click()
      const picker = page.getByRole('dialog', { name: say('edit.add') })
      await picker.getByRole('searchbox').fill(carton)
      await expect(picker.getByRole('listitem').filter({ hasText: carton }).first()).toContainText(/\d{2}/)
      await picker
        .getByRole('button', { name: say('picker.take.of', { name: carton }) })
        .first()
        .click()
      const added = page.getByRole('article').filter({ hasText: say('edit.new') })
      await expect(added.getByRole('textbox', { name: say('price.carton') })).not.toHaveValue('')
      await page.getByRole('button', { name: say('edit.send') }).click()
      await expect(page.getByText(list('status.PENDING_RETAILER.brand'), { exact: true })).toBeVisible()

      // Two people write the note of an order at once: neither is lost unseen.
      const shop = await secondBrowser(page)
      await signIn(shop, retailer.who)
      await shop.goto(`/order/${two.id}`)
      await shop.getByRole('button', { name: say('more', { number: two.number }) }).click()
      await shop.getByRole('menuitem', { name: say('update') }).click()
      const sheet = shop.getByRole('dialog', { name: say('update') })
      await sheet.getByRole('textbox', { name: say('notes') }).fill('Ring twice')
      await sheet.getByRole('textbox', { name: say('purchaseOrder') }).fill('PO-2042')
      const { version } = await ask<{ version: number }>('GET', `/api/v2/orders/${two.id}`)
      await ask('PATCH', `/api/v2/orders/${two.id}`, { version, notes: 'Ring once' })
      await expect(sheet.getByText(overtaken('title'))).toBeVisible()
      await expect(sheet.getByText('Ring once')).toBeVisible()
      await expect(sheet.getByRole('button', { name: ui('form.save') })).toBeDisabled()
      await sheet.getByRole('button', { name: overtaken('keep') }).click()
      await sheet.getByRole('button', { name: ui('form.save') }).click()
      await expect(shop.getByText('Ring twice')).toBeVisible()
      await expect(shop.getByText('PO-2042')).toBeVisible()

      // Both are confirmed together, and one of them is ordered again.
      await shop.goto(`/orders?view=yours&q=${encodeURIComponent(brand.name)}`)
      for (const { number } of [one, two]) {
        await shop.getByRole('checkbox', { name: ui('table.select', { name: number }) }).check()
      }
      await shop.getByRole('button', { name: list('bulk.confirm', { count: 2 }) }).click()
      const sure = shop.getByRole('dialog', { name: list('bulk.confirm.title', { count: 2 }) })
      await sure.getByRole('button', { name: list('bulk.confirm.yes') }).click()
      await expect(shop.getByRole('checkbox', { name: ui('table.select', { name: two.number }) })).toHaveCount(0)
      await shop.goto(`/order/${two.id}`)
      await expect(shop.getByText(list('status.CONFIRMED'), { exact: true })).toBeVisible()
      await shop.getByRole('button', { name: say('more', { number: two.number }) }).click()
      await shop.getByRole('menuitem', { name: say('reorder') }).click()
      await shop.getByRole('link', { name: shell('cart.label', { count: 2 }) }).click()
      await expect(shop.getByRole('heading', { level: 1, name: carts('title') })).toBeVisible()
      await shop.getByRole('button', { name: carts('checkOut', { count: 1 }) }).click()

      // The bill goes to the usual address unless another is chosen, and the order keeps it.
      const billTo = shop.getByRole('combobox', { name: checkout('billTo') })
      await expect(billTo).toBeVisible()
      await shop.getByRole('button', { name: checkout('place', { count: 1 }) }).click()
      const placed = shop.getByRole('dialog', { name: checkout('placed', { count: 1 }) })
      await placed.getByRole('link').first().click()
      await expect(shop.getByRole('heading', { level: 3, name: say('billTo') })).toBeVisible()
      await shop.context().close()
    })
  })
}
