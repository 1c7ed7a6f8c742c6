import type { Page } from '@playwright/test'
import { rotate } from '../support/rotate.ts'
import { expect, test } from '../support/test.ts'

/** One word without a place to break, as long as the contract lets it be. */
const longWord = 'W'.repeat(110)
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const language of rotate(['en', 'ar'] as const)) {
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ reading: { language, theme: 'light' }, viewport: { width: 390, height: 900 } })

    test('long names and messages stay inside the page', async ({ page, signInAs }) => {
      await signInAs('otherbrand@souk.test')
      await page.goto('/collections')
      const token = await page.evaluate(() => localStorage.getItem('token'))
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
      const made = await page.request.post('/api/v2/catalog/collections', {
        headers,
        data: { collectionName: longWord, type: 'PRE_ORDER', currency: 'GBP', currencies: ['GBP'] },
      })
      expect(made.status()).toBe(201)
      const { data: collection } = await made.json()
      await page.goto('/collections')
      await expect(page.getByRole('link', { name: longWord }).first()).toBeVisible()
      expect(await overflowOf(page), 'the list').toBeLessThanOrEqual(0)
      await page.goto(`/collections/edit/${collection.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await overflowOf(page), 'the editor').toBeLessThanOrEqual(0)

      const { data } = await (await page.request.get('/api/v2/conversations', { headers })).json()
      const reply = await page.request.post(`/api/v2/conversations/${data.conversations[0].id}/messages`, {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        data: {
          text: 'Could you send the remaining sizes of the coat together with the scarves?',
          files: [],
          cards: [],
        },
      })
      expect(reply.status()).toBe(201)
      await page.goto('/messages')
      await expect(page.getByText('Could you send the remaining sizes').first()).toBeVisible()
      expect(await overflowOf(page), 'the conversations').toBeLessThanOrEqual(0)
    })
  })
}
