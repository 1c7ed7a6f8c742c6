import { expect, test } from '../support/test.ts'

test('an address that does not exist says so, and leads home', async ({ page, signInAs }) => {
  await signInAs('brand@souk.test')
  await page.goto('/no/such/place')
  await expect(page).toHaveURL(/\/error-404/)
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your home page' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('without a network the person is told what to check, and nothing typed is lost', async ({
  page,
  context,
  pageErrors,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email address').fill('brand@souk.test')
  await page.getByLabel('Password', { exact: true }).fill('Souk#2026')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('No internet connection. Please check your network settings.').first()).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Souk#2026')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  pageErrors.length = 0 // the browser itself complains about the lost network
})
