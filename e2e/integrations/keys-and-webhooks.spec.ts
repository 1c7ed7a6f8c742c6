import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { rotate } from '../support/rotate.ts'
import { sentencesOf } from '../support/sentences.ts'
import { expect, test } from '../support/test.ts'

type Received = { headers: Record<string, string>; body: string }

/** A system of the brand that gets messages. */
async function newSystem() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body })
      response.writeHead(200).end('ok')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { received, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/souk` }
}

for (const language of rotate(['en', 'ar'])) {
  const say = sentencesOf(language, 'slices/integrations/integrations')

  test.describe(`a brand that reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })

    test('makes a key that works, adds a webhook, verifies its test message and revokes the key', async ({
      page,
      request,
      signInAs,
    }) => {
      await signInAs('brand@souk.test')
      await page.goto('/integrations/keys')
      await page.getByRole('button', { name: say('keys.new') }).click()
      await page.getByLabel(say('keys.name'), { exact: true }).fill('Warehouse')
      const orders = page.getByRole('radiogroup', { name: say('area.orders'), exact: true })
      await orders.getByText(say('level.read'), { exact: true }).click()
      await page.getByRole('button', { name: say('keys.create') }).click()
      const shown = page.getByRole('dialog', { name: say('secret.key') })
      const key = await shown.getByLabel(say('secret.label'), { exact: true }).inputValue()
      expect(key).toMatch(/^souk_live_/)
      await shown.getByRole('button', { name: say('secret.done') }).click()
      const headers = { authorization: `Bearer ${key}` }
      expect((await request.get('/api/v2/orders', { headers })).status()).toBe(200)
      expect((await request.get('/api/v2/catalog/collections', { headers })).status()).toBe(403)

      const system = await newSystem()
      await page.goto('/integrations/webhooks')
      await page.getByRole('button', { name: say('webhooks.new') }).click()
      await page.getByLabel(say('webhooks.url'), { exact: true }).fill(system.url)
      await page.getByRole('checkbox', { name: say('event.order.placed') }).check()
      await page.getByRole('button', { name: say('webhooks.create') }).click()
      const dialog = page.getByRole('dialog', { name: say('secret.webhook') })
      const secret = await dialog.getByLabel(say('secret.label'), { exact: true }).inputValue()
      await dialog.getByRole('button', { name: say('secret.done') }).click()
      await page.getByRole('link', { name: system.url }).click()
      await page.getByRole('button', { name: say('webhooks.test') }).click()
      await expect.poll(() => system.received.length, { timeout: 30_000 }).toBe(1)
      const [got] = system.received
      expect(new Webhook(secret).verify(got!.body, got!.headers)).toMatchObject({ type: 'webhook.test' })
      await page.getByRole('button', { name: say('event.webhook.test') }).click()
      await expect(page.getByText('webhook-signature', { exact: false })).toBeHidden()
      await page.getByText(say('delivery.headers')).click()
      await expect(page.getByText('webhook-signature', { exact: false })).toBeVisible()
      system.server.close()

      await page.goto('/integrations/keys')
      await page
        .getByRole('button', { name: say('keys.revoke.of', { name: 'Warehouse' }) })
        .first()
        .click()
      await page
        .getByRole('button', { name: say('keys.revoke'), exact: true })
        .last()
        .click()
      await expect(page.getByRole('button', { name: say('keys.revoke.of', { name: 'Warehouse' }) })).toHaveCount(0)
      expect((await request.get('/api/v2/orders', { headers })).status()).toBe(401)
    })
  })
}
