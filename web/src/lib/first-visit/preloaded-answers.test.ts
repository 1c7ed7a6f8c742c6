import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shellRoutes } from '../../app/routes/shell-routes.ts'
import { takePreloaded, forgetPreloaded } from './preloaded-answers.ts'
import { get } from '../server/get.ts'
import { queryClient } from '../server/query-client.ts'
import { clearSession, storeSession } from '../session/session.ts'

const asked: string[] = []
const good = async () => Response.json({ data: { brands: [], products: [], images: [], from: 'the page' } })
const read = () => get('/api/v2/orders', {}) as Promise<unknown>
const asThePage = (answer: () => Promise<Response | null>, token = 'abc', lang = 'en') => {
  window.firstAnswers = {
    headers: { 'accept-language': lang, authorization: `Bearer ${token}` },
    answers: { '/api/v2/orders': answer() },
  }
}

beforeEach(() => {
  clearSession()
  queryClient.clear()
  document.documentElement.lang = 'en'
  storeSession({ token: 'abc', role: null, entityType: 'retailer' })
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ data: { from: 'the call' } })
  })
})
afterEach(() => {
  forgetPreloaded()
  vi.unstubAllGlobals()
})

test('an answer the page asked for is taken once', async () => {
  asThePage(good)
  expect(await read()).toMatchObject({ from: 'the page' })
  expect(asked).toEqual([])
  expect(await read()).toMatchObject({ from: 'the call' })
})

test.each([
  ['another person asked', () => asThePage(good, 'other')],
  ['it was asked for in another language', () => asThePage(good, 'abc', 'ar')],
  ['it was refused', () => asThePage(async () => new Response('{}', { status: 401 }))],
  ['it did not come', () => asThePage(async () => null)],
  [
    'the first page is there',
    () => {
      asThePage(good)
      forgetPreloaded()
    },
  ],
])('the call is made when %s', async (_, given) => {
  given()
  expect(await read()).toMatchObject({ from: 'the call' })
  expect(asked).toEqual(['/api/v2/orders'])
})

test('an answer that does not come is waited for as long as the call would be', async () => {
  asThePage(() => new Promise(() => {}))
  const leaving = new AbortController()
  const headers = window.firstAnswers!.headers
  const answer = takePreloaded('/api/v2/orders', headers, leaving.signal)
  leaving.abort()
  expect(await answer).toBeNull()
})

test.each(shellRoutes.filter(({ first }) => first))('$path asks for what the page asked for already', async (route) => {
  const fill = (text: string) => text.replace(/:(\w+)/g, (_, name: string) => `${name}-1`)
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, `${name}-1`]))
  const answers = Object.fromEntries(route.first!.map((call) => [fill(call), good()]))
  window.firstAnswers = { headers: { 'accept-language': 'en', authorization: 'Bearer abc' }, answers }
  const ahead = await route.ahead!()
  await ahead({ params, url: new URL(fill(route.path), 'https://souk.test') })
  expect(asked).toEqual([])
  expect(window.firstAnswers.answers).toEqual({})
})
