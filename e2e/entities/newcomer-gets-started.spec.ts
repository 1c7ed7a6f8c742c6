import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en', 'slices/entities/onboarding')

test('a brand that just signed up sees what is left, with the ways to do it', async ({
  page,
  signInAs,
  expectNoAxeFindings,
}) => {
  await signInAs('newbrand@souk.test')
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: say('title') })
  await expect(card.getByRole('listitem')).toHaveCount(7)
  await expect(card.getByRole('link', { name: say('checklist.general') })).toHaveAttribute(
    'href',
    '/profile?tabIndex=0',
  )
  await expect(page.getByRole('link', { name: say('learn') })).toHaveAttribute('target', '_blank')
  await expectNoAxeFindings()
  await card.getByRole('link', { name: say('checklist.documents') }).click()
  await expect(page).toHaveURL('/profile?tabIndex=3')
  await expect(page.getByRole('link', { name: say('learn') })).toHaveCount(0)
})

test('a retailer has six lines, and one of its own wording', async ({ page, signInAs }) => {
  await signInAs('newretailer@souk.test')
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: say('title') })
  await expect(card.getByRole('listitem')).toHaveCount(6)
  await expect(card.getByText(say('checklist.firstOrder.retailer'))).toBeVisible()
})

test('elsewhere it waits at the side, opens and closes by keyboard, and stays away once it is put away', async ({
  page,
  signInAs,
}) => {
  await signInAs('newretailer@souk.test')
  await page.goto('/explore')
  const pill = page.getByRole('button', { name: new RegExp(say('title')) })
  await pill.focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog', { name: say('title') })
  await expect(popup).toBeVisible()
  await popup.getByRole('button', { name: say('hide') }).focus()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await pill.click()
  await popup.getByRole('button', { name: say('never') }).click()
  await expect(popup).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(pill).toHaveCount(0)
})

test('help opens in a tab of its own, on the page of one’s role', async ({ page, context, signInAs }) => {
  await context.route('https://help.souk.test/**', (route) =>
    route.fulfill({ body: 'help', contentType: 'text/plain' }),
  )
  const byRole = { salesRepresentative: 'https://help.souk.test/brands/sales-representatives' }
  await page.route('/settings.json', async (route) => {
    const settings = await (await route.fetch()).json()
    await route.fulfill({ json: { ...settings, helpLinks: { knowledgeCenter: { brand: byRole } } } })
  })
  await signInAs('rep@souk.test')
  const [opened] = await Promise.all([context.waitForEvent('page'), page.goto('/knowledge-center')])
  await expect(opened).toHaveURL('https://help.souk.test/brands/sales-representatives')
  await expect(page.getByRole('link', { name: say('help.open') })).toBeVisible()
})
