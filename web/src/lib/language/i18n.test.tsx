import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { loadNamespaces } from './i18n.ts'
import { changeLanguage, useLanguage } from './language.ts'
import { setProductName } from './product-name.ts'
import { useT } from './use-t.ts'

afterEach(cleanup)

function Words() {
  const t = useT('identity')
  return (
    <p>
      {useLanguage()}: {t('login.submit')} / {t('errors.offline')} / {t('uploads.tooMany', { count: 3 })}
    </p>
  )
}

test('a slice has its own words, the contract’s behind them, and follows the language without a reload', async () => {
  document.documentElement.lang = 'en'
  await loadNamespaces('identity')
  render(<Words />)
  expect(screen.getByText(/^en: Sign in \/ No internet connection.* \/ Choose at most 3 files/)).toBeTruthy()

  await changeLanguage('ar')
  await waitFor(() => expect(screen.getByText(/^ar: تسجيل الدخول \/ لا يوجد اتصال/)).toBeTruthy())
  expect(screen.getByText(/اختر 3 ملفات على الأكثر/)).toBeTruthy()
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(document.cookie).toContain('souk_language=ar')

  await changeLanguage('en')
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
})

function Greeting() {
  return <p>{useT('identity')('ways.new')}</p>
}

test('a sentence names the marketplace in its language, and anew when its owner renames it', async () => {
  await loadNamespaces('identity')
  render(<Greeting />)
  expect(screen.getByText('New to Souk?')).toBeTruthy()
  act(() => setProductName({ en: 'Dune Market', ar: 'Dune' }))
  expect(screen.getByText('New to Dune Market?')).toBeTruthy()
  await act(() => changeLanguage('ar'))
  expect(screen.getByText('جديد في \u2068Dune\u2069؟'), 'a Latin name stands by itself').toBeTruthy()
  await act(() => changeLanguage('en'))
  setProductName({ en: 'Souk', ar: 'سوق' })
})

test('a slice without words is a mistake that shows', async () => {
  await expect(loadNamespaces('nowhere')).rejects.toThrow('There is no catalogue nowhere in en')
  render(<Words />)
  expect(screen.getByText(/^en: Sign in/)).toBeTruthy()
})

test('a language that changes while the library starts is the one it ends with', async () => {
  document.documentElement.lang = 'en'
  const both = [changeLanguage('ar'), loadNamespaces('dashboard')]
  await Promise.all(both)
  render(<Words />)
  await waitFor(() => expect(screen.getByText(/^ar: تسجيل الدخول/)).toBeTruthy())
  await changeLanguage('en')
})
