import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

for (const language of rotate(['en', 'ar'])) {
  test.describe(`a reader of ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'app/shell')
    const opener = (page: Page) => page.getByRole('button', { name: new RegExp(say('account.label')) })

    test('works for another of their entities, in every tab', async ({ page, context, signInAs }) => {
      await signInAs('retailer@souk.test')
      await page.goto('/dashboard?before=1')
      const second = await context.newPage()
      await second.goto('/dashboard?before=2')
      const [here, there] = await entitiesOf(page)
      await expect(opener(page)).toContainText(here!)
      await expect(opener(second)).toContainText(here!)

      await opener(page).click()
      await page.getByRole('button', { name: there! }).click()
      await expect(opener(page)).toContainText(there!)
      await expect(page).toHaveURL('/dashboard')
      await expect(opener(second)).toContainText(there!)
      await expect(second).toHaveURL('/dashboard')
      const stored = await page.evaluate(() => ({ ...localStorage }))
      expect(stored['switchedUserId']).toMatch(/^[\da-f-]{36}$/)

      await page.reload()
      await expect(opener(page)).toContainText(there!)
      await opener(page).click()
      await expect(page.getByRole('button', { name: new RegExp(say('account.current')) })).toContainText(there!)
      await page.getByRole('button', { name: here! }).click() // other journeys sign in to the entity that was used last
      await expect(opener(page)).toContainText(here!)
    })
  })
}

/** Where the person is, and where else they might be: the last place used is not the same in every run. */
async function entitiesOf(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).not.toBeNull()
  const { entityName, userAssociations } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('userData')))!,
  ) as { entityName: string; userAssociations: { entityName: string }[] }
  const names = userAssociations.map((one) => one.entityName)
  return [entityName, names.find((one) => one !== entityName)!]
}
