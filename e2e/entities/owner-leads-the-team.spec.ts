import { rotate } from '../support/rotate.ts'
import type { Page } from '@playwright/test'
import { linkTo } from '../support/outbox.ts'
import { secondBrowser } from '../support/second-browser.ts'
import { expect, signIn, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

const link = /https?:\/\/\S+loginLink=[\w-]+/
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

for (const [language, email, invitee] of rotate([
  ['en', 'tomas.qureshi@mar-azul.test', 'noor@newcomer.test'],
  ['ar', 'marta.berg@petit-verger.test', 'noura@newcomer.test'],
])) {
  test.describe(`an account admin who reads ${language}`, () => {
    test.use({ reading: { language, theme: 'light' } })
    const say = wordsOf(language, 'slices/entities/team')

    test('invites a person, sees them join, and removes them from the screen they have open', async ({
      page,
      signInAs,
      expectNoAxeFindings,
    }) => {
      await signInAs(email)
      await page.goto('/profile?tabIndex=5')
      await page.getByRole('button', { name: say('invite') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('columns.email')).fill(invitee)
      await dialog.getByLabel(say('firstName')).fill('Noor')
      await dialog.getByLabel(say('lastName')).fill('Haddad')
      await dialog.getByRole('radio', { name: say('roles.salesManager') }).check()
      await expectNoAxeFindings()
      await dialog.getByRole('button', { name: say('invite.send') }).click()
      await expect(row(page, 'Noor Haddad')).toContainText(say('pending'))

      const path = await linkTo(page, invitee, link)
      const theirs = await secondBrowser(page)
      await theirs.goto(path)
      await expect(theirs.getByRole('heading', { level: 1, name: /Noor/ })).toBeVisible()
      await page.reload()
      await expect(row(page, 'Noor Haddad')).not.toContainText(say('pending'))

      await theirs.goto('/profile?tabIndex=1')
      await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
      await row(page, 'Noor Haddad').getByRole('button').click()
      await page.getByRole('menuitem', { name: say('remove') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('remove.yes') })
        .click()
      await expect(row(page, 'Noor Haddad')).toHaveCount(0)
      await expect(theirs).toHaveURL(/\/login/)
      await theirs.context().close()
    })
  })
}

test('a person who is removed while typing goes to the sign-in unasked', async ({ page, signInAs }) => {
  await signInAs('yusuf.nasser@isla-bonanza.test')
  await page.goto('/profile?tabIndex=5')
  const theirs = await secondBrowser(page)
  await signIn(theirs, 'ruth.silva@isla-bonanza.test')
  await theirs.goto('/profile?tabIndex=1')
  await theirs.getByLabel('Last name').fill('Half typed')
  await row(page, 'Ruth Silva').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove from team' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove and sign out' }).click()
  await expect(theirs).toHaveURL(/\/login/)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(theirs.getByRole('dialog')).toHaveCount(0)
  await theirs.context().close()
})

test('a person who has not confirmed their own email is told so, and can have the mail again', async ({ page }) => {
  const email = `fresh-${Date.now()}@newcomer.test`
  const made = await page.request.post('/api/v2/users/noAuth/register', {
    data: {
      role: 'retailer',
      entityName: 'Fresh Corner',
      firstName: 'Nora',
      lastName: 'Fresh',
      country: 'France',
      countryCode: '+33',
      companyRole: 'OWNER',
      phone: '612345678',
      email,
      termsAccepted: true,
      password: 'Souk#2026',
      password2: 'Souk#2026',
    },
  })
  expect(made.status()).toBe(201)
  await signIn(page, email as `${string}@newcomer.test`)
  await page.goto('/profile?tabIndex=5')
  await page.getByRole('button', { name: 'Invite a teammate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email address')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('A mail with a link to confirm your address is on its way.').first()).toBeVisible()
})

test('another role counts at once on the screen that is open', async ({ page, signInAs }) => {
  await signInAs('freya.darwish@nuit-velours.test')
  await page.goto('/profile?tabIndex=5')
  const theirs = await secondBrowser(page)
  await signIn(theirs, 'hana.vidal@nuit-velours.test')
  await theirs.goto('/profile')
  await expect(theirs.getByText('Only an account admin can edit this.')).toBeVisible()

  await row(page, 'Hana Vidal').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Change role or manager' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Account admin' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save role' }).click()
  await expect(row(page, 'Hana Vidal')).toContainText('Account admin')
  await expect(theirs).toHaveURL('/dashboard')
  await expect.poll(() => theirs.evaluate(() => localStorage.getItem('role'))).toBe('entityAdmin')
  await theirs.goto('/profile')
  await expect(theirs.getByLabel('Company name')).toBeVisible()
  await theirs.context().close()
})

test('hands over, and the teammate who accepts is account admin', async ({ page, signInAs }) => {
  await signInAs('freya.hansen@blue-selvedge.test')
  await page.goto('/profile?tabIndex=5')
  await row(page, 'Ruth Sousa').getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Transfer account admin role' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask by mail' }).click()
  await expect(row(page, 'Ruth Sousa')).toContainText('Asked to take over')

  const path = await linkTo(page, 'ruth.sousa@blue-selvedge.test', /https?:\/\/\S+handover=[\w-]+/)
  const theirs = await secondBrowser(page)
  await signIn(theirs, 'ruth.sousa@blue-selvedge.test')
  await theirs.goto(path)
  const offer = theirs.getByRole('dialog')
  await expect(offer).toBeVisible()
  expect(theirs.url()).not.toContain('handover')
  await offer.getByRole('button', { name: 'Take over' }).click()
  await expect(theirs.getByText('You are account admin now.')).toBeVisible()
  await expect.poll(() => theirs.evaluate(() => localStorage.getItem('role'))).toBe('entityAdmin')
  await theirs.goto('/profile')
  await expect(theirs.getByLabel('Company name')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('Only an account admin can edit this.')).toBeVisible()

  await theirs.goto(path)
  await theirs.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect(theirs.getByRole('dialog').getByRole('alert')).toContainText('This offer was used')
  await theirs.context().close()
})

test('a sales manager changes only their own representatives, and reads the rest', async ({ page, signInAs }) => {
  await signInAs('jonas.vogel@isla-bonanza.test')
  await page.goto('/profile?tabIndex=5')
  await expect(row(page, 'Sofia Silva').getByRole('button')).toBeVisible()
  await expect(row(page, 'Yusuf Nasser').getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Invite a teammate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect(dialog).toContainText('They join as a sales representative in your team.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('tab', { name: 'Addresses' }).click()
  await expect(page.getByRole('button', { name: 'Add an address' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'General' }).click()
  await expect(page.getByLabel('Company name')).toHaveCount(0)
})
