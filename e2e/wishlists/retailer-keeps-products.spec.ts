import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

const shelf = '/products/d1b1ab44-32b8-8bfd-8e62-1727d8b87eeb'

for (const language of rotate(['en', 'ar'])) {
  const say = sentencesOf(language, 'slices/wishlists/wishlists')
  const act = sentencesOf(language, 'slices/wishlists/wishlist-acts')
  const pick = sentencesOf(language, 'slices/discovery/discovery')

  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: language === 'en' ? 'light' : 'dark' } })

    test('keeps a product from its card, counts sizes, writes a note, and takes it off and back', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      const list = `Linen ${language} ${Date.now()}`
      await signInAs('otherretailer@souk.test')
      await page.goto(shelf)
      const card = page.getByRole('article').nth(language === 'en' ? 4 : 6)
      const name = (await card.getByRole('heading').innerText()).trim()
      await card.hover()
      await card.getByRole('button', { name: act('wishlist.add', { name }) }).click()
      await page.getByRole('button', { name: act('change') }).click() // from the list last used
      const dialog = page.getByRole('dialog', { name: say('add.title', { name }) })
      await dialog.getByRole('textbox', { name: say('wishlist.new') }).fill(list)
      await dialog.getByRole('button', { name: say('add.create') }).click()
      await expect(page.getByText(say('add.done', { count: 1, name: list }))).toBeVisible()
      await expect(card.getByRole('button', { name: act('wishlist.on', { name }) })).toBeVisible()

      await page.goto('/wishlist')
      await page.getByRole('link', { name: list }).click()
      const line = page.getByRole('article').filter({ hasText: name })
      await line.getByRole('button', { name: say('quantities.none', { name }) }).click()
      const cell = line.locator('input[inputmode=numeric]:enabled').first()
      await cell.fill('4')
      await line.getByRole('textbox', { name: say('note.of', { name }) }).fill('For the window')
      await expect(page.getByText(say('units', { count: 4 })).first()).toBeVisible()
      await expectNoAxeFindings()
      await page.goto('/wishlist')
      await page.getByRole('link', { name: list }).click()
      await expect(line.getByRole('textbox', { name: say('note.of', { name }) })).toHaveValue('For the window')

      await line.getByRole('button', { name: say('removeLine', { name }) }).click()
      await expect(page.getByText(say('noLines'))).toBeVisible()
      await page.getByRole('button', { name: say('undo') }).click()
      await expect(line.getByRole('textbox', { name: say('note.of', { name }) })).toHaveValue('For the window')
      await expect(line.getByText(say('units', { count: 4 })).first()).toBeVisible()
    })

    test('saves with one press, takes it off with the next, and chooses a list by the keyboard', async ({
      page,
      signInAs,
    }) => {
      await signInAs('otherretailer@souk.test')
      await page.goto(shelf)
      const card = page.getByRole('article').nth(language === 'en' ? 8 : 10)
      const name = (await card.getByRole('heading').innerText()).trim()
      await card.hover()
      const add = card.getByRole('button', { name: act('wishlist.add', { name }) })
      const on = card.getByRole('button', { name: act('wishlist.on', { name }) })
      await add.click()
      await expect(on).toBeVisible()
      await page.getByRole('button', { name: act('undo') }).click()
      await expect(add).toBeVisible()
      await add.press('Enter')
      await expect(on).toBeVisible()
      await on.click()
      await expect(add).toBeVisible()
      await add.press('ArrowDown')
      await expect(page.getByRole('dialog', { name: say('add.title', { name }) })).toBeVisible()
    })

    test('keeps several at once, and removes the list again', async ({ page, signInAs }) => {
      const list = `Several ${language} ${Date.now()}`
      await signInAs('otherretailer@souk.test')
      await page.goto(shelf)
      for (const at of [0, 1, 2]) {
        const card = page.getByRole('article').nth(at)
        const name = (await card.getByRole('heading').innerText()).trim()
        await card.getByRole('checkbox', { name: pick('card.choose', { name }) }).check({ force: true })
      }
      await page.getByRole('button', { name: act('wishlist.put') }).click()
      const dialog = page.getByRole('dialog', { name: say('add.titleMany', { count: 3 }) })
      await dialog.getByRole('textbox', { name: say('wishlist.new') }).fill(list)
      await dialog.getByRole('button', { name: say('add.create') }).click()
      await page.getByRole('button', { name: say('add.open') }).click()
      await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)

      await page.getByRole('button', { name: say('more', { name: list }) }).click()
      await page.getByRole('menuitem', { name: say('form.remove'), exact: true }).click()
      await page.getByRole('button', { name: say('remove.yes') }).click()
      await expect(page).toHaveURL('/wishlist')
      await expect(page.getByRole('link', { name: list })).toHaveCount(0)
    })
  })
}

test('a guest who likes something is asked to join', async ({ page, signInAs }) => {
  await signInAs('guest')
  await page.goto(shelf)
  const card = page.getByRole('article').first()
  await card.hover()
  await card.getByRole('button', { name: /wishlist/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
