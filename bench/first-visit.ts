import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../tools/browser.js'
import { signIn } from '../server/src/testing/fleet/buyers.ts'
import { ourPort, startMachine } from './machine.ts'

/**
 * `npm run bench:first-visit -- [rounds]`: what each part of the first-visit machinery gains. Every part is switched off in its
 * turn, from outside the product; all loads are cold, on a slow line with a slow processor, variants in alternation.
 */
const rounds = Number(process.argv[2]) || 7
const base = `http://127.0.0.1:${ourPort}`
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } // slow 4G
const slowdown = 4
const print = (text: string) => process.stdout.write(`${text}\n`)

type Variant = { name: string; html?: (text: string) => string; script?: () => void; blocked?: RegExp }
const variants: Variant[] = [
  { name: 'as it is' },
  {
    name: 'no frame before the scripts',
    html: (text) => text.replace(/<div id="root">.*?<\/div>(?=<link)/s, '<div id="root"></div>'),
  },
  { name: 'no list of files', html: (text) => text.replace(/data-links="[^"]*"/, 'data-links=""') },
  { name: 'no requests before the scripts', html: (text) => text.replace(/data-calls="[^"]*"/, 'data-calls=""') },
  { name: 'no worker for formats', blocked: /warm-intl/ },
  {
    name: 'no yielding',
    script: () => Object.defineProperty(globalThis, 'scheduler', { value: { yield: () => Promise.resolve() } }),
  },
  {
    name: 'no waiting for idle',
    script: () => {
      window.requestIdleCallback = (work) =>
        window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0)
    },
  },
]
type Figures = { words: number; picture: number; blocked: number; busy: number }
const kinds = ['words', 'picture', 'blocked', 'busy'] as const

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

async function load(browser: Browser, path: string, token: string, variant: Variant): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('token', value), token)
  await page.addInitScript(watch)
  if (variant.script) await page.addInitScript(variant.script)
  if (variant.blocked) await page.route(variant.blocked, (route) => route.abort())
  // Also where nothing is changed: fetching the page from outside costs the same in every variant.
  await page.route(`${base}${path}`, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const changed = variant.html?.(text) ?? text
    if (variant.html && changed === text) throw new Error(`${variant.name}: nothing to remove on ${path}`)
    await route.fulfill({ response: answer, body: changed })
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Performance.enable')
  await page.goto(`${base}${path}`)
  await page.waitForLoadState('networkidle')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  const seen = await read(page)
  await context.close()
  return { ...seen, busy }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen = { picture: 0, blocked: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.picture = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

const read = (page: Page) =>
  page.evaluate(() => ({
    ...(window as unknown as { seen: { picture: number; blocked: number } }).seen,
    words: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))

const machine = await startMachine()
const { authorization } = await signIn([base], 'retailer@souk.test')
const token = authorization!.replace('Bearer ', '')
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
const { products } = (
  (await (
    await fetch(`${base}/api/v2/catalog/products/browse?limit=1`, { headers: { authorization: authorization! } })
  ).json()) as { data: { products: { collectionId: string }[] } }
).data
print(
  `load average before: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}; ${rounds} rounds`,
)
for (const path of ['/explore', `/products/${products[0]!.collectionId}`]) {
  const found = new Map(variants.map(({ name }) => [name, [] as Figures[]]))
  for (let round = 0; round <= rounds; round += 1)
    for (const variant of variants) {
      const figures = await load(browser, path, token, variant)
      if (round > 0) found.get(variant.name)!.push(figures) // the first round warms the server
    }
  const middle = (name: string, kind: keyof Figures) => median(found.get(name)!.map((one) => one[kind]))
  print(
    `\n${path.replace(/[\da-f-]{36}/, ':id')}: first words, largest picture, blocked, busy (ms, and beside "as it is")`,
  )
  for (const { name } of variants) {
    const cells = kinds.map((kind) => {
      const [own, whole] = [middle(name, kind), middle(variants[0]!.name, kind)]
      return `${Math.round(own)} (${(own / whole).toFixed(2)})`.padEnd(14)
    })
    print(`${name.padEnd(32)} ${cells.join('')}`)
  }
}
print(
  `load average after: ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
)
await browser.close()
await machine.end()
