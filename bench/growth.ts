import { loadavg } from 'node:os'
import { Client } from 'pg'
import { signIn } from '../server/src/testing/fleet/buyers.ts'
import { fillGrowth, grownTables } from './fill-growth.ts'
import { ourPort, startMachine } from './machine.ts'

/** `npm run bench:growth -- [rows] [tables]`: requests and statements that meet the tables that only grow, before and after so many rows in each. */
const rows = Number(process.argv[2]) || 10_000_000
const tables = process.argv[3]?.split(',') ?? grownTables
const times = 60
const base = `http://127.0.0.1:${ourPort}`
const print = (line: string) => process.stdout.write(`${line}\n`)
const { url, end } = await startMachine({ fsync: 'off', max_wal_size: '8GB', maintenance_work_mem: '512MB' })
const client = new Client({ connectionString: url })
await client.connect()

type Subject = { name: string; run: () => Promise<unknown> }
type Headers = Record<string, string>
const [admin, brand, retailer] = await Promise.all(
  ['admin@souk.test', 'brand@souk.test', 'retailer@souk.test'].map((email) => signIn([base], email)),
)
const { rows: people } = await client.query<{ id: string; entityId: string }>(
  `select person.id, entity_id as "entityId" from user_account person join association on association.user_id = person.id
   where email = 'brand@souk.test' and entity_id is not null limit 1`,
)
const [known] = people

async function asked(path: string, headers: Headers, method = 'GET', body?: object): Promise<void> {
  const answer = await fetch(`${base}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
}
const read = (name: string, path: string, headers: Headers): Subject => ({ name, run: () => asked(path, headers) })
const statement = (name: string, text: string, values: unknown[] = []): Subject => ({
  name,
  run: () => client.query({ name, text, values }),
})

const subjects: Subject[] = [
  read('audit: newest lines', '/api/admin/audit', admin!),
  read('audit: by action', '/api/admin/audit?action=impersonation', admin!),
  read('audit: by entity', `/api/admin/audit?entityId=${known!.entityId}`, admin!),
  read('audit: impersonations of a person', '/api/v2/users/impersonations', brand!),
  statement('audit: add a line', `insert into audit (action, user_id, entity_id) values ('bench.line', $1, $2)`, [
    known!.id,
    known!.entityId,
  ]),
  read('mail: newest', '/api/admin/mails', admin!),
  read('mail: failed', '/api/admin/mails?status=FAILED', admin!),
  read('mail: search', '/api/admin/mails?q=retailer', admin!),
  statement(
    'mail: limit of a recipient',
    `select count(*)::int from mail where recipient = $1 and kind = 'code' and created_at > now() - interval '1 hour'`,
    ['bench7@souk.test'],
  ),
  statement(
    'mail: find what waits',
    `select id from mail where status = 'WAITING'
      and coalesce(next_try_at, created_at + interval '2 minutes') <= now() order by id limit 500`,
  ),
  {
    name: 'usage: record a step',
    run: () =>
      asked('/api/v2/users/usage-events', retailer!, 'POST', {
        events: [{ kind: 'search.made', words: 'silk', found: 3 }],
      }),
  },
  read('usage: own', '/api/v2/users/usage-events', retailer!),
  read('usage: analytics of a brand', '/api/v2/users/analytics', brand!),
  read('notifications: list', '/api/notifications', brand!),
  read('notifications: unread', '/api/notifications/unread', brand!),
  statement(
    'live: catch up after ten minutes',
    `select seq, topic, ref, user_id, entity_id from live_event where seq > (select last_value from live_event_seq_seq) - $3::int8
      and (user_id = $1 or entity_id = $2) order by seq limit 5000`,
    [known!.id, known!.entityId, Math.ceil(rows / 144)],
  ),
  statement(
    'live: whether all can be caught up',
    `select seq from live_event where seq <= (select last_value from live_event_seq_seq)
      and at >= now() - make_interval(hours => 24) limit 1`,
  ),
  statement(
    'files: whether pictures are their own',
    `select distinct location from stored_file where location = any($1::text[]) and use = 'picture' and entity_id = $2`,
    [['/files/pictures/a.webp', '/files/pictures/b.webp'], known!.entityId],
  ),
  statement(
    'files: pictures of a brand',
    `select distinct location from stored_file where entity_id = $1 and use = 'picture'`,
    [known!.entityId],
  ),
  statement(
    'files: add one',
    `insert into stored_file (location, use, name, content_type, bytes, entity_id)
      values ('/files/bench', 'picture', 'a', 'image/webp', 1, $1)`,
    [known!.entityId],
  ),
  read('console: health', '/api/admin/health', admin!),
]

async function measure(): Promise<Map<string, [number, number]>> {
  const found = new Map<string, [number, number]>()
  for (const { name, run } of subjects) {
    await client.query('delete from rate_limit')
    const took: number[] = []
    for (let n = 0; n < times + 10; n += 1) {
      const began = performance.now()
      const isAnswered = await run().then(
        () => true,
        (error: unknown) => (print(`  ${name}: ${String(error)}`), false),
      )
      if (!isAnswered) break
      if (n >= 10) took.push(performance.now() - began) // the first ones plan and compile
    }
    took.sort((a, b) => a - b)
    found.set(name, [took[Math.floor(times * 0.5)] ?? NaN, took[Math.floor(times * 0.95)] ?? NaN])
  }
  return found
}

try {
  const before = await measure()
  print(`\nFilling, load ${loadavg()[0]!.toFixed(1)}`)
  await fillGrowth(client, { rows, tables }, print)
  const after = await measure()
  print(
    `\n${'milliseconds'.padEnd(36)} before p50/p95     after p50/p95    ratio of p50   load ${loadavg()[0]!.toFixed(1)}`,
  )
  for (const [name, [p50, p95]] of before) {
    const [later50, later95] = after.get(name)!
    const pair = (a: number, b: number) => `${a.toFixed(1)} / ${b.toFixed(1)}`.padStart(16)
    print(`${name.padEnd(36)}${pair(p50, p95)}${pair(later50, later95)}${(later50 / p50).toFixed(2).padStart(12)}`)
  }
} finally {
  await client.end()
  await end()
}
process.exit(0)
