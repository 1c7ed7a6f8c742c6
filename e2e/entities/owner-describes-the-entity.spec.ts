import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const [language, email] of rotate([
  ['en', 'ruth.sousa@halo-and-stone.test'],
  ['ar', 'lars.reed@sol-y-sombra.test'],
])) {
  test.describe(`an account admin who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/profile')
    const ui = wordsOf(language, 'ui/ui')

    test('describes the brand, is corrected beside the field, and finds it all after a reload', async ({
      page,
      signInAs,
    }) => {
      await signInAs(email)
      await page.goto('/profile')
      const story = page.getByLabel(say('fields.about'))
      const website = page.getByLabel(say('fields.website'))
      const save = page.getByRole('button', { name: ui('saveBar.save') })
      await expect(story).toBeVisible()
      await expect(save).toHaveCount(0)

      await story.fill('Sailcloth, rope and salt.')
      await website.fill('rive..marine')
      await save.click()
      await expect(page.getByText(language === 'en' ? 'URL is invalid' : 'عنوان الموقع غير صحيح')).toBeVisible()
      await expect(website).toBeFocused()
      await expect(story).toHaveValue('Sailcloth, rope and salt.')

      await website.fill('rive-marine.test')
      await page.getByLabel(say('fields.sequenceCode')).fill('orl')
      await save.click()
      await expect(page.locator('[data-objection]')).toHaveCount(1) // the code of Maison Orla
      await expect(page.getByLabel(say('fields.sequenceCode'))).toHaveValue('ORL')
      await page.getByLabel(say('fields.sequenceCode')).fill(language === 'en' ? 'RVM' : 'SYS')
      await save.click()
      await expect(save).toHaveCount(0)

      await page.reload()
      await expect(story).toHaveValue('Sailcloth, rope and salt.')
      await expect(website).toHaveValue('rive-marine.test')
    })

    test('keeps what is typed in one tab while reading another, and is asked before leaving', async ({
      page,
      signInAs,
    }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=2')
      const minimum = page.getByLabel(say('fields.minimumOrderValue'))
      await minimum.fill('777')
      await page.getByRole('tab', { name: say('tabs.addresses') }).click()
      await expect(page).toHaveURL('/profile?tabIndex=4')
      await expect(page.getByRole('tab', { name: say('tabs.segmentation') })).toContainText(ui('tabs.unsaved'))
      await page.getByRole('navigation').getByRole('link').first().click()
      const question = page.getByRole('dialog')
      await question.getByRole('button', { name: ui('leave.no') }).click()
      await page.getByRole('tab', { name: say('tabs.segmentation') }).click()
      await expect(minimum).toHaveValue('777.00')
      await page.getByRole('button', { name: ui('saveBar.discard') }).click()
      await expect(minimum).not.toHaveValue('777.00')
    })
  })
}

test('a colleague’s change comes in beside what is typed, and saving takes nothing back', async ({
  page,
  signInAs,
  request,
}) => {
  const email = 'daniel.hansen@jardin-bleu.test'
  await signInAs(email)
  await page.goto('/profile')
  await page.getByLabel('Tax number').fill('FR40 303265045')
  const signedIn = await request.post('/api/v2/users/noAuth/login', { data: { email, password: 'Souk#2026' } })
  const headers = { authorization: `Bearer ${((await signedIn.json()) as { data: { token: string } }).data.token}` }
  const { data: me } = (await (await request.get('/api/v2/users', { headers })).json()) as {
    data: { currentEntityId: string }
  }
  await request.patch(`/api/v2/entity/brand/${me.currentEntityId}`, { headers, data: { about: 'From a colleague.' } })
  await expect(page.getByLabel('Story')).toHaveValue('From a colleague.')
  await expect(page.getByLabel('Tax number')).toHaveValue('FR40 303265045')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Story')).toHaveValue('From a colleague.')
  await expect(page.getByLabel('Tax number')).toHaveValue('FR40 303265045')
})

test('a category goes with the last of its departments', async ({ page, signInAs }) => {
  await signInAs('newbrand@souk.test')
  await page.goto('/profile?tabIndex=2')
  await expect(page.getByText('Choose a department first.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Women' }).check()
  await page.getByRole('combobox', { name: 'Categories' }).click()
  await page.getByRole('option', { name: 'Dresses' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Remove Dresses/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Men', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Women' }).uncheck()
  await expect(page.getByRole('button', { name: /Remove Dresses/ })).toHaveCount(0)
})

test('the checklist leads to each tab', async ({ page, signInAs }) => {
  await signInAs('newretailer@souk.test')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Upload documents' }).click()
  await expect(page).toHaveURL('/profile?tabIndex=3')
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
})
