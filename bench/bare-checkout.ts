import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { Pool } from 'pg'
import type { Statement } from './statements.ts'

/** The limit beside us: the statements of a checkout in one transaction, behind a Fastify that does nothing else. */
const [url, port, plan] = process.argv.slice(2)
type Plan = { statements: Statement[]; orderId: string }
const { statements, orderId } = JSON.parse(readFileSync(plan!, 'utf8')) as Plan
const prepared = statements.map(({ text, values }, at) => ({ name: `s${at}`, text, values: JSON.stringify(values) }))
const pool = new Pool({ connectionString: url, max: 20 })
const app = fastify()

/** The recorded ids are those of one buyer: `ids` says which stand in their place. */
app.post('/', async (request) => {
  const ids = new Map(Object.entries(request.body as Record<string, string>))
  const client = await pool.connect()
  try {
    await client.query('begin')
    let rows: { id: string }[] = []
    for (const { name, text, values } of prepared) {
      const own = JSON.parse(values.replace(pattern, (id) => ids.get(id) ?? id)) as unknown[]
      ;({ rows } = await client.query({ name, text, values: own }))
      if (text.startsWith('insert into "sales_order"')) ids.set(orderId, rows[0]!.id)
    }
    await client.query('commit')
    return { data: rows }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})
const pattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|recorded buyer\d+/g
await app.listen({ port: Number(port), host: '127.0.0.1' })
