import { startSecondProcess } from '../support/second-process.ts'
import { expect, test } from '../support/test.ts'

const other = startSecondProcess(4319)

test('what happens through one process is seen in a browser on the other, at once', async ({ page, baseURL }) => {
  const signedIn = await page.request.post(`${baseURL}/api/v2/users/noAuth/login`, {
    data: { email: 'otherbrand@souk.test', password: 'Souk#2026' },
  })
  const { data } = (await signedIn.json()) as { data: { token: string; role: string; entityType: string } }
  await page.goto(`${other}/login`)
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    data,
  )
  const streaming = page.waitForResponse((response) => response.url().includes('/api/common/events') && response.ok())
  await page.goto(`${other}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await streaming
  await page.request.post(`${baseURL}/api/v2/users/logout`, { headers: { authorization: `Bearer ${data.token}` } })
  await expect(page).toHaveURL(/\/login/, { timeout: 25_000 })
})
