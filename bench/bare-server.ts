import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { Pool } from 'pg'
import type { Subject } from './subjects.ts'

/** The limit beside us: the same statements behind a Fastify that does nothing else. */
const [url, port, plan] = process.argv.slice(2)
const subjects = JSON.parse(readFileSync(plan!, 'utf8')) as Pick<Subject, 'statements'>[]
const pool = new Pool({ connectionString: url, max: 20 })
const app = fastify()
for (const [index, { statements }] of subjects.entries()) {
  app.route({
    method: ['GET', 'POST'],
    url: `/${index}`,
    handler: async () => {
      const results = []
      for (const { text, values } of statements) results.push((await pool.query(text, [...values])).rows)
      return { data: results.at(-1) }
    },
  })
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
