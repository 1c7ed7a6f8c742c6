import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** What a visit asks of the server, and the scripts it waits for; `go` lets those through. */
async function holdScripts(page: Page) {
  const calls: string[] = []
  const pictures: string[] = []
  const gate = Promise.withResolvers<void>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
    if (request.resourceType() === 'image' && pathname.endsWith('.webp')) pictures.push(pathname)
  })
  page.once('framenavigated', () => {
    calls.length = pictures.length = 0 // what the page before still fetched
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { calls, pictures, go: gate.resolve }
}

const screens = {
  explore: () => '/explore',
  brand: (ids) => `/brand/${ids.brand}`,
  shop: (ids) => `/products/${ids.collection}`,
  product: (ids) => `/product/${ids.product}/c/${ids.collection}`,
} satisfies Record<string, (ids: { brand: string; collection: string; product: string }) => string>

for (const [name, path] of Object.entries(screens)) {
  test(`${name}: the first answer and its picture are there before the scripts, and asked for once`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('otherretailer@souk.test')
    await page.goto('/discover-products')
    const link = page.getByRole('article').first().getByRole('link').first()
    const [, product = '', collection = ''] = /\/product\/([^/]+)\/c\/([^/]+)/.exec((await link.getAttribute('href'))!)!
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const answer = await page.request.get(`/api/v2/catalog/products/${product}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const brand = (await answer.json()).data.brandId as string

    const { calls, pictures, go } = await holdScripts(page)
    await page.goto(path({ brand, collection, product }), { waitUntil: 'commit' })
    await expect.poll(() => pictures.length).toBeGreaterThan(0)
    const [largest] = pictures
    const early = [...calls]
    expect(early.length).toBeGreaterThan(0)
    await expect(page.getByRole('main')).toHaveCount(0)

    go()
    await expect(page.locator('main img').first()).toBeVisible()
    expect(
      await page.locator('main img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc)),
    ).toContain(new URL(largest!, page.url()).href)
    for (const call of early)
      expect(
        calls.filter((one) => one === call),
        call,
      ).toHaveLength(1)
    expect(pictures.filter((one) => one === largest)).toHaveLength(1)
  })
}

test('an answer that is lost on its way is asked for again by the page', async ({ page, signInAs }) => {
  await signInAs('otherretailer@souk.test')
  let lost = 0
  await page.route(/\/api\/v2\/catalog\/brands\?sort=new/, (route) => (lost++ === 0 ? route.abort() : route.continue()))
  await page.goto('/explore')
  await expect(page.locator('main img').first()).toBeVisible()
  expect(lost).toBe(2)
})
