import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPreloaded } from '../../lib/first-visit/preloaded-answers.ts'
import { pictureSizes } from '../../ui/pictures/picture-sizes.ts'

const asked: { call: string; headers: unknown }[] = []
const brands = [
  { banner: null, isPremium: true },
  { banner: '/files/pictures/new.webp', isPremium: false },
  { banner: '/files/pictures/marked.webp', isPremium: true },
]
let answer: () => Response

/** As the page runs it: with what stands on its own element. */
async function run(calls: string): Promise<void> {
  const script = document.createElement('script')
  script.dataset['calls'] = calls
  script.dataset['links'] = '<link rel="modulepreload" href="/assets/kit.js">'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.resetModules()
  await import('./preload-requests.ts')
}
const pictures = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[as=image]')]

beforeEach(() => {
  document.head.innerHTML = ''
  document.documentElement.lang = 'ar'
  localStorage.setItem('token', 'abc')
  asked.length = 0
  answer = () => Response.json({ data: { brands } })
  vi.stubGlobal('fetch', async (call: string, { headers }: RequestInit) => {
    asked.push({ call, headers })
    return answer()
  })
})
afterEach(() => {
  localStorage.clear()
  forgetPreloaded()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('it asks as the person it finds, and then for the files', async () => {
  await run('/api/one /api/two')
  const headers = { 'accept-language': 'ar', authorization: 'Bearer abc' }
  expect(asked).toEqual([
    { call: '/api/one', headers },
    { call: '/api/two', headers },
  ])
  expect(document.head.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/assets/kit.js')
  const answer = await window.firstAnswers?.answers['/api/two']
  expect(await answer?.json()).toEqual({ data: { brands } })
})

test('the largest picture of an answer is fetched with it, once', async () => {
  await run('/api/one /api/two')
  await Promise.all(Object.values(window.firstAnswers!.answers))
  expect(pictures().map((link) => link.imageSrcset)).toEqual([
    '/files/pictures/marked-640.webp 640w, /files/pictures/marked-960.webp 960w, /files/pictures/marked-1280.webp 1280w',
  ])
  expect(pictures()[0]!.imageSizes).toBe(pictureSizes.hero)
})

test('signed out, only the files are preloaded', async () => {
  localStorage.clear()
  await run('/api/one')
  expect(asked).toEqual([])
  expect(window.firstAnswers).toBeUndefined()
  expect(document.head.querySelectorAll('link[rel=modulepreload]')).toHaveLength(1)
})

test.each([
  ['refused', () => Response.json({ error: 'no' }, { status: 403 })],
  ['not one of ours', () => new Response('<html>')],
  ['without anything to see', () => Response.json({ data: { products: [] } })],
])('an answer that is %s brings no picture', async (_, given) => {
  answer = given
  await run('/api/one')
  await window.firstAnswers?.answers['/api/one']
  expect(pictures()).toEqual([])
})
