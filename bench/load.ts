import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { Client } from 'pg'
import { discovery } from '../contract/src/discovery/discovery.contract.ts'
import { buy, findTraders, type Headers, insist, type Item, signIn } from '../server/src/testing/fleet/buyers.ts'
import { startFleet } from '../server/src/testing/fleet/fleet.ts'

/** `npm run bench:load -- [seconds] [web processes, such as 1,2,4]`: 80 % browse, 12 % search, 6 % cart, 1 % checkout and 1 % checkout with negotiation, on the demo world. */
const seconds = Number(process.argv[2]) || 20
const sizes = (process.argv[3] ?? '1,2,4').split(',').map(Number)
const people = 16
const words = ['silk dress', 'linen', 'abaya', 'wool coat', 'black bag', 'cotton shirt']
const print = (line: string) => process.stdout.write(`${line}\n`)
const ticks = 100 // a second, of /proc

/** Processor time of a process and its children, in seconds. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) / ticks
  } catch {
    return 0
  }
}

/** All backends, also those that ended: they are children of the postmaster. */
function databaseTime(postmaster: number): number {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ')
  return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + processorTime(pid), 0)
}

async function signInSellers(bases: readonly string[], emails: Map<string, string>): Promise<Map<string, Headers>> {
  const sellers = new Map<string, Headers>()
  for (const [brandId, email] of emails) sellers.set(brandId, await signIn(bases, email))
  return sellers
}

/** The brand offers two instead of one, and the retailer agrees. */
async function negotiate(bases: readonly string[], retailer: Headers, item: Item, brand: Headers): Promise<void> {
  const [id] = await buy(bases, retailer, item, null)
  if (!id) throw new Error('not ordered')
  const step = async (headers: Headers, path: string, input: object) => {
    const { data: order } = await insist(bases, `/api/v2/orders/${id}`, { headers })
    const { version } = order as { version: number }
    const init = { method: 'PUT', headers, body: JSON.stringify({ version, ...input }) }
    const { status } = await insist(bases, `/api/v2/orders/${id}/${path}`, init)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  await step(brand, 'products', { lines: [{ lineId: item.skuId, quantity: 2 }], reason: 'More in stock' })
  await step(retailer, 'confirm', {})
}

async function measure(webs: number): Promise<void> {
  const fleet = await startFleet(webs)
  const { members, url } = fleet
  const client = new Client({ connectionString: url })
  await client.connect()
  const { buyers, items, sellers: admins } = await findTraders(client, people)
  await client.end()
  const urls = members.slice(0, webs).map((web) => web.url)
  const times: Record<string, number[]> = { browse: [], search: [], cart: [], checkout: [], negotiation: [] }
  const failures = new Map<string, number>()
  const timed = async (kind: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work().catch((error: Error) => {
      const what = `${kind}: ${error.message}`
      failures.set(what, (failures.get(what) ?? 0) + 1)
    })
    times[kind]!.push(performance.now() - began)
  }
  const asked = async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(String(answer.status))
  }
  const signedIn = await Promise.all(buyers.map(async ({ email }) => signIn(urls, email)))
  const sellers = await signInSellers(urls, admins)
  const postmaster = Number(readFileSync(fleet.postmaster, 'utf8').split('\n')[0])
  const before = members.map(({ process: child }) => processorTime(child.pid!))
  const databaseBefore = databaseTime(postmaster)
  const end = performance.now() + seconds * 1000
  await Promise.all(
    signedIn.map(async (headers, person) => {
      const base = urls[person % urls.length]!
      for (let n = person; performance.now() < end; n += 1) {
        const share = (n * 37) % 100
        const item = items[n % items.length]!
        if (share < 80) {
          const page = 1 + (n % 5)
          await timed('browse', () => asked(`${base}${discovery.browse.path}?page=${page}`, { headers }))
        } else if (share < 92) {
          const body = JSON.stringify({ q: words[n % words.length] })
          await timed('search', () => asked(`${base}${discovery.search.path}`, { method: 'POST', headers, body }))
        } else if (share < 98) await timed('cart', () => asked(`${base}/api/v2/cart`, { headers }))
        else if (share < 99) await timed('checkout', () => buy([base], headers, item, null))
        else await timed('negotiation', () => negotiate([base], headers, item, sellers.get(item.brandId)!))
      }
    }),
  )
  const total = Object.values(times).flat()
  const failed = [...failures.values()].reduce((sum, one) => sum + one, 0)
  const quantile = (list: readonly number[], q: number) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * q)] ?? 0
  print(
    `\n${webs} web: ${(total.length / seconds).toFixed(0)} requests a second, ${failed} failed, load ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`,
  )
  for (const [what, count] of failures) print(`  failed    ${String(count).padStart(6)}   ${what}`)
  for (const [kind, list] of Object.entries(times)) {
    const [median, worst] = [quantile(list, 0.5), quantile(list, 0.99)].map((ms) => ms.toFixed(0))
    print(`  ${kind.padEnd(9)} ${String(list.length).padStart(6)}   p50 ${median} ms   p99 ${worst} ms`)
  }
  members.forEach(({ name, process: child }, n) => {
    const used = processorTime(child.pid!) - before[n]!
    print(`  ${name.padEnd(9)} ${((used * 1000) / total.length).toFixed(2)} ms of processor a request`)
  })
  const database = databaseTime(postmaster) - databaseBefore
  print(`  database  ${((database * 1000) / total.length).toFixed(2)} ms of processor a request`)
  await fleet.stop()
}

for (const webs of sizes) await measure(webs)
process.exit(0)
