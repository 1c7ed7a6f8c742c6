import { secondBrowser } from '../support/second-browser.ts'
import { sentencesOf } from '../support/sentences.ts'
import { linkTo } from '../support/outbox.ts'
import { comeFrom } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

const say = sentencesOf('en', 'slices/wishlists/wishlists')
const act = sentencesOf('en', 'slices/wishlists/wishlist-acts')
const press = /Press selection/

test('a list goes out by mail, a stranger opens it on a phone, signs in, and finds it there', async ({
  page,
  signInAs,
}) => {
  const email = `mail.${Date.now()}@example.test`
  await signInAs('brand@souk.test')
  await page.goto('/selection')
  await page.getByRole('link', { name: press }).click()
  await page.getByRole('button', { name: say('share'), exact: true }).click()
  await page.getByRole('textbox', { name: say('mail.to') }).fill(email)
  await page.getByRole('button', { name: say('mail.send') }).click()
  const path = await linkTo(page, email, /https?:\S+\/wishlist\/public\/\S+/)

  const phone = await secondBrowser(page)
  await phone.setViewportSize({ width: 390, height: 844 })
  await comeFrom(phone, '1;SA;SAU;Saudi Arabia')
  const answer = await phone.goto(path)
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(phone).toHaveTitle(/Selection Products/)
  await expect(phone.getByRole('heading', { level: 1, name: press })).toBeVisible()
  await expect(phone.getByRole('navigation').getByText(press)).toBeVisible()
  await expect(phone.getByText('RRP').first()).toBeVisible()
  await expect(phone.getByText('WSP')).toHaveCount(0)

  await phone
    .getByRole('button', { name: say('public.signUp') })
    .first()
    .click()
  await expect(phone).toHaveURL(/sign-up/)
  await phone.goto('/login') // a person who has an account already finds it as well
  await phone.getByLabel('Email address').fill('direct@souk.test')
  await phone.getByLabel('Password', { exact: true }).fill('Souk#2026')
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(phone.getByText(act('kept'))).toBeVisible()
  await phone.goto('/wishlist')
  await phone.getByRole('link', { name: press }).click()
  await expect(phone.getByRole('main').getByRole('article').first()).toBeVisible()
  await phone.context().close()
})

test('a closed link opens nothing any more', async ({ page, signInAs }) => {
  await signInAs('otherbrand@souk.test')
  await page.goto('/selection')
  await page
    .getByRole('button', { name: say('selection.new') })
    .first()
    .click()
  await page.getByRole('textbox', { name: say('name') }).fill(`Link ${Date.now()}`)
  await page.getByRole('button', { name: say('create.save') }).click()
  await page.getByRole('button', { name: say('share'), exact: true }).click()
  await page.getByRole('button', { name: say('link.open') }).click()
  const url = await page.getByRole('textbox', { name: say('link.address') }).inputValue()
  const stranger = await secondBrowser(page)
  await stranger.goto(new URL(url).pathname)
  await expect(stranger.getByRole('heading', { level: 1, name: /^Link/ })).toBeVisible()
  await page.getByRole('button', { name: say('link.close') }).click()
  await expect(page.getByRole('button', { name: say('link.open') })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1, name: /^Link/ })).toHaveCount(0)
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await stranger.context().close()
})
