import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { openDb } from '../../platform/database/db.ts'
import { checkLedger } from '../../slices/wallet/ledger/check-ledger.ts'
import { buy, findBuyers, signIn } from './buyers.ts'
import { startFleet } from './fleet.ts'

/** `npm run test:faults [-- word]`: breaks one thing after another while retailers order, and checks that nothing was lost. */
const print = (line: string) => process.stdout.write(`${line}\n`)
const recoverWithin = 30 // seconds
const fleet = await startFleet(2)
const [first, , worker] = fleet.members
const bases = fleet.members.slice(0, 2).map(({ url }) => url)
const client = new Client({ connectionString: fleet.url })
client.on('error', () => undefined)
await client.connect()
const { emails, items } = await findBuyers(client, 4)
const before = Number((await client.query('select count(*) from sales_order')).rows[0].count)
await client.end() // the database is killed below

const acknowledged: string[] = []
let isOn = true
const shoppers = emails.map(async (email, n) => {
  const order = n % 2 === 0 ? bases : bases.toReversed()
  const headers = await signIn(order, email)
  for (let at = n; isOn; at += 1) acknowledged.push(...(await buy(order, headers, items[at % items.length]!)))
})

const killed = async (member: NonNullable<typeof first>) => {
  member.process.kill('SIGKILL')
  await sleep(500)
  await member.launch()
}
const frozen = async (member: NonNullable<typeof first>) => {
  member.process.kill('SIGSTOP')
  await sleep(5_000)
  member.process.kill('SIGCONT')
}
const faults: [string, () => Promise<unknown>][] = [
  ['web process killed', () => killed(first!)],
  ['worker killed', () => killed(worker!)],
  ['web process frozen for 5 s', () => frozen(first!)],
  ['worker frozen for 5 s', () => frozen(worker!)],
  [
    'database killed',
    async () => process.kill(Number(readFileSync(fleet.postmaster, 'utf8').split('\n')[0]), 'SIGKILL'),
  ],
  [
    'connections to the database cut for 2 s',
    () =>
      fleet.database
        .close()
        .then(() => sleep(2_000))
        .then(fleet.database.open),
  ],
  ['database silent for 5 s', async () => (fleet.database.silence(), await sleep(5_000), fleet.database.speak())],
  [
    'mail server lost for 5 s',
    () =>
      fleet.mail
        .close()
        .then(() => sleep(5_000))
        .then(fleet.mail.open),
  ],
]
const more = async (count: number) => {
  const [since, began] = [acknowledged.length, performance.now()]
  while (acknowledged.length < since + count) {
    if (performance.now() - began > recoverWithin * 1000) return null
    await sleep(50)
  }
  return (performance.now() - began) / 1000
}
let failures = 0
const row = (name: string, isGood: boolean, detail: string) => {
  failures += isGood ? 0 : 1
  print(`${isGood ? 'good  ' : 'FAILED'}  ${name.padEnd(46)} ${detail}`)
}
await more(3)
for (const [name, breakIt] of faults.filter(([one]) => one.includes(process.argv[2] ?? ''))) {
  const since = acknowledged.length
  await breakIt()
  const during = acknowledged.length - since
  const seconds = await more(3)
  row(name, seconds !== null, `${during} orders meanwhile, recovered in ${seconds?.toFixed(1) ?? 'more than 30'} s`)
}
isOn = false
await Promise.all(shoppers)

const db = openDb(fleet.url, 2)
const ask = new Client({ connectionString: fleet.url })
await ask.connect()
const rowsOf = async (statement: string) => (await ask.query(statement)).rows as { id: string }[]
const known = new Set((await rowsOf('select id from sales_order')).map(({ id }) => id))
const lost = acknowledged.filter((id) => !known.has(id)).length
row(
  'every acknowledged order is there once',
  lost === 0 && new Set(acknowledged).size === acknowledged.length,
  `${acknowledged.length} orders, ${lost} lost`,
)
row(
  'no order without an acknowledgement',
  known.size - before === acknowledged.length,
  `${known.size - before - acknowledged.length} too many`,
)
const leaks = await rowsOf(`select id from sku where reserved <>
  coalesce((select sum(quantity) from order_hold where sku_id = sku.id), 0) or reserved > on_hand`)
row('stock is what the orders hold', leaks.length === 0, `${leaks.length} differences`)
const gaps = await rowsOf(`select brand_id as id from sales_order group by brand_id
  having max(right(number, 6)::int) <> count(*) or count(distinct number) <> count(*)`)
row('order numbers have no gaps', gaps.length === 0, `${gaps.length} brands with gaps`)
const differences = await checkLedger(db)
row('the ledger sums to zero', differences.length === 0, `${differences.length} differences`)
const waiting = async () =>
  Number((await ask.query("select count(*) from mail where status = 'WAITING'")).rows[0].count)
for (const end = Date.now() + 60_000; (await waiting()) > 0 && Date.now() < end;) await sleep(500)
const ids = fleet.mails.map(({ messageId, to }) => `${messageId} ${to}`)
const left = await waiting()
row(
  'no mail arrived twice',
  ids.length > 0 && new Set(ids).size === ids.length,
  `${ids.length} mails, ${ids.length - new Set(ids).size} twice, ${left} waiting`,
)
await ask.end()
await db.destroy()
await fleet.stop()
print(failures === 0 ? '\nNothing was lost.' : `\n${failures} failed.`)
process.exit(failures === 0 ? 0 : 1)
