import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeSession } from '../../../lib/session/session.ts'
import { show } from '../../../ui/testing/input-world.tsx'
import { takeVerification } from './sign-up-verification.ts'
import { VerifyPage } from './sign-up-verify-page.tsx'
import { refusal, signUpWorld } from '../testing/sign-up-world.ts'

const { answers, sent, times } = signUpWorld()
const verify = '/api/v2/users/noAuth/verify-email'
const sendAgain = '/api/v2/users/send-verification'
const arrive = (token: string) => takeVerification(new URL(`/verify-email/${token}`, 'http://souk.test'))
const signIn = (isEmailVerified: boolean) =>
  storeSession(
    { token: 't', role: 'entityAdmin', entityType: 'brand' },
    { userData: { email: 'lena@example.test', isEmailVerified, abilities: [] } },
  )
const dead = () => refusal(422, 'This link was used or is too old.', 'token')

test('the token leaves the address, is sent once, and the person goes on', async () => {
  answers[verify] = () => Response.json({ data: { passwordToken: null }, message: 'Your email is confirmed.' })
  expect((await arrive('good-token'))?.headers.get('location')).toBe('/verify-email')
  show(<VerifyPage />)
  await screen.findByRole('heading', { name: 'Your email is confirmed' })
  expect(sent.filter(({ path }) => path === verify)).toEqual([
    { path: verify, bearer: null, body: { token: 'good-token' } },
  ])
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

test('a stranger with a used link is led to the sign-in', async () => {
  answers[verify] = dead
  await arrive('used-token')
  show(<VerifyPage />)
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})

test('who is signed in and still unproven gets a new link', async () => {
  signIn(false)
  answers[verify] = dead
  answers[sendAgain] = () => Response.json({ data: null })
  await arrive('old-token')
  const { user } = show(<VerifyPage />)
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }))
  await screen.findByText('New link sent. Only the newest one works.')
  expect(times(sendAgain)).toBe(1)
})

test('a person who clicked twice is simply told that it is done', async () => {
  signIn(true)
  answers[verify] = dead
  await arrive('clicked-twice')
  show(<VerifyPage />)
  expect(await screen.findByRole('heading', { name: 'Your email is already confirmed' })).toBeTruthy()
})

test('what the network broke may be tried again with the same link', async () => {
  answers[verify] = () => Promise.reject(new TypeError('network'))
  await arrive('unlucky-token')
  const { user } = show(<VerifyPage />)
  await screen.findByRole('heading', { name: 'We couldn’t check your link' })
  answers[verify] = () => Response.json({ data: { passwordToken: null } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Your email is confirmed' })
  expect(times(verify)).toBe(2)
})

test('a link that was opened on another device asks for a new password right there', async () => {
  answers[verify] = () => Response.json({ data: { passwordToken: 'set-it' } })
  answers['/api/v2/users/noAuth/reset-password'] = () => Response.json({ data: null })
  await arrive('elsewhere-token')
  const { user, router } = show(<VerifyPage />)
  await screen.findByRole('heading', { name: 'Email confirmed. Now choose your password' })
  await user.type(await screen.findByLabelText('New password'), 'Gantry#Pass1')
  await user.type(screen.getByLabelText('Repeat the new password'), 'Gantry#Pass1')
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sent.at(-1)?.body).toEqual({ token: 'set-it', password: 'Gantry#Pass1', password2: 'Gantry#Pass1' })
})
