import { rotate } from '../support/rotate.ts'
import { linkTo, mailTo } from '../support/outbox.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, signIn, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const retailer = 'retailer@souk.test'
const brands = {
  en: {
    name: 'Highland Loom',
    id: 'd64e2aa1-16e1-8f90-8fb2-a6c5529b8599',
    email: 'yusuf.dubois@highland-loom.test',
    collection: 'c2f67751-8ca0-818c-88be-24aaf51bbf3d',
  },
  ar: {
    name: 'Anvil & Awl',
    id: 'da885ff7-d8b6-8f68-8bae-b22351357b51',
    email: 'marta.almeida@anvil-and-awl.test',
    collection: '1297fb83-3813-82eb-855f-bd27d44f22f0',
  },
} as const

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a retailer who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const follow = sentencesOf(language, 'slices/follows/follows')
    const say = wordsOf(language, 'slices/follows/follows')
    const settings = sentencesOf(language, 'slices/entities/account')
    const account = wordsOf(language, 'slices/entities/account')
    const catalog = wordsOf(language, 'slices/catalog/catalog')
    const brand = brands[language]

    test('follows a brand, hears when a collection goes live, and ends these mails with one click', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      test.slow() // three people in three browsers, and a review in between
      await signInAs(retailer)
      await page.goto(`/brand/${brand.id}`)
      await page.getByRole('button', { name: follow('button.followOf', { name: brand.name }), exact: true }).click()
      const following = page.getByRole('button', { name: follow('button.followingOf', { name: brand.name }) })
      await expect(following).toBeVisible()
      await page.reload()
      await expect(following).toBeVisible()

      await page.goto('/calendar?scope=followed')
      const entry = page.getByRole('listitem').filter({ hasText: brand.name }).filter({ hasText: 'Autumn Winter 27' })
      await expect(entry.getByText(say('OPENS'), { exact: true })).toBeVisible()
      await expectNoAxeFindings()

      const other = await secondBrowser(page)
      await signIn(other, brand.email)
      await other.goto(`/collections/edit/${brand.collection}`)
      await other.getByRole('button', { name: catalog('step.submit') }).click()
      await other
        .getByRole('dialog')
        .getByRole('button', { name: catalog('step.submit') })
        .click()
      await expect(other.getByText(catalog('says.LIVE'))).toBeVisible({ timeout: 30_000 })
      await other.context().close()

      const fits = new RegExp(`${brand.name}[\\s\\S]*/products/${brand.collection}`)
      const { subject, body } = await mailTo(page, retailer, fits)
      expect(subject).toBe(`${brand.name}: Autumn Winter 27 is open`) // in the person's own language
      expect(body).toContain(`because you follow \u2068${brand.name}\u2069`)
      await page.goto(await linkTo(page, retailer, new RegExp(`https?://\\S+/products/${brand.collection}`)))
      await expect(page.getByRole('heading', { level: 1, name: 'Autumn Winter 27' })).toBeVisible()

      const stranger = await secondBrowser(page)
      const out = /https?:\/\/\S+(\/unsubscribe\?token=\S+)/.exec(body)![1]!
      await stranger.goto(out)
      await expect(stranger.getByRole('heading', { level: 1, name: say('mails.ended') })).toBeVisible()
      await expect(stranger.getByText(say('mails.ended.opening'))).toBeVisible()

      await page.goto('/profile?tabIndex=1')
      const cell = { kind: account('notifications.kind.openings'), channel: account('notifications.mail') }
      const isWanted = page.getByRole('checkbox', { name: settings('notifications.cell', cell) })
      await expect(isWanted).not.toBeChecked()
      await stranger.getByRole('button', { name: say('mails.undo') }).click()
      await expect(stranger.getByRole('heading', { level: 1, name: say('mails.wanted') })).toBeVisible()
      await expect(isWanted).toBeChecked() // on the other screen, at once
      await stranger.context().close()

      await page.goto('/calendar?view=following')
      const list = page.getByRole('list', { name: say('following.label') })
      await list.getByRole('button', { name: follow('button.followingOf', { name: brand.name }) }).click()
      await expect(list.getByText(brand.name)).toHaveCount(0)
    })
  })
}

test('a month is walked with the keyboard, and stands in the address', async ({ page, signInAs }) => {
  await signInAs(retailer)
  await page.goto('/calendar?view=month')
  const title = page.getByRole('heading', { level: 2 })
  const now = await title.innerText()
  await page.getByRole('button', { name: 'Next month' }).focus()
  await page.keyboard.press('Enter')
  await expect(title).not.toHaveText(now)
  await expect(page).toHaveURL(/month=20\d\d-\d\d/)
  await page.reload()
  await expect(title).not.toHaveText(now)
  await page.getByRole('button', { name: 'This month' }).press('Enter')
  await expect(title).toHaveText(now)
  await expect(page.getByRole('columnheader').first()).toHaveText('Mon')
})

test('a link that is not whole ends nothing', async ({ page }) => {
  await page.goto('/unsubscribe?token=nonsense')
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
})
