import { createHash } from 'node:crypto'
import fastify from 'fastify'
import { Pool } from 'pg'
import { subjects } from './subjects.ts'

/** The limit beside us: the same statements behind a Fastify that does nothing else. */
const [url, port] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 20 })
const app = fastify()
for (const { path, statements } of subjects) {
  app.get(path, async (request) => {
    const token = createHash('sha256').update(request.headers.authorization!.slice(7)).digest()
    const results = []
    for (const { text, values } of statements) {
      results.push(
        (
          await pool.query(
            text,
            values.map((value) => (value === '$token' ? token : value)),
          )
        ).rows,
      )
    }
    return { data: results.at(-1) }
  })
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
