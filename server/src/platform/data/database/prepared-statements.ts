import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { type Pool, type PoolClient, Query, type QueryResult } from 'pg'
import type { OnStatement } from '../../base/logging/slow-statements.ts'
import { destroySocket } from './database-pulse.ts'
import type { QueryWatch } from './query-watch.ts'

const prepareAfterUses = 5 // a statement that came so often comes again
const maxPrepared = 200 // every connection keeps each of them in memory
const maxSqlLength = 20_000
const maxSeenLength = 3_000_000 // characters of statements that are counted

/** A pool whose connections have PostgreSQL read and plan a statement that comes again only once: of a short read that is the larger part. */
export function preparing(pool: Pool, watch: QueryWatch, onStatement?: OnStatement): PostgresPool {
  const names = newNames()
  const clients = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => {
      watch.stop()
      return pool.end()
    },
    connect: async () => {
      let client = await pool.connect()
      for (; watch.isStale(client); client = await pool.connect()) {
        destroySocket(client)
        client.release(true)
      }
      const ready = clients.get(client) ?? preparingClient(client, names, watch, onStatement)
      clients.set(client, ready)
      return ready
    },
  }
}

function preparingClient(
  client: PoolClient,
  names: ReturnType<typeof newNames>,
  watch: QueryWatch,
  onStatement: OnStatement | undefined,
): PostgresPoolClient {
  async function query(text: string, values: readonly unknown[]) {
    const prepared = values.length > 0 ? names.of(text) : undefined
    watch.began(client)
    const began = onStatement && performance.now()
    try {
      return await answered(client, prepared?.text ?? text, values, prepared?.name)
    } catch (error) {
      if (!prepared) throw error
      const isOutdated = outdated.includes((error as { code?: string }).code ?? '')
      if (isOutdated || !isParsed(client, prepared.name)) names.forget(text, prepared)
      if (!isOutdated) throw error
      return await answered(client, text, values).catch(() => Promise.reject(error)) // refused in a transaction, which is tried again
    } finally {
      watch.ended(client)
      if (began) onStatement?.(text, performance.now() - began, (client as { processID?: number }).processID)
    }
  }
  // Cursors, the other use of this method, are not used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
}

/** With a callback: answers to promises of its own survive many minor garbage collections, and major ones come often. */
function answered(client: PoolClient, text: string, values: readonly unknown[], name?: string): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new Query(text, [...values], (error, result) => (error ? reject(error) : resolve(result)))
    client.query(name ? Object.assign(query, { name }) : query) // named in a description, it would be copied property by property
  })
}

/** PostgreSQL's codes for a cached plan whose tables changed, and for a prepared statement that does not exist. */
export const outdated = ['0A000', '26000']

/** PgBouncer keeps the name of a statement that PostgreSQL could not parse, for example because its table was locked, and refuses it the next time. */
const isParsed = (client: PoolClient, name: string) =>
  name in ((client as { connection?: { parsedStatements?: object } }).connection?.parsedStatements ?? {})

type Prepared = { name: string; text: string }

/**
 * What a statement is called, once it has shown that it comes again. The name is a hash of the text: behind a pooler one
 * connection serves several processes, and a name must mean the same statement in each.
 */
function newNames() {
  const seen = new Map<string, { times: number; prepared?: Prepared; generation?: string }>()
  let [named, length] = [0, 0]
  return {
    of(text: string): Prepared | undefined {
      if (text.length > maxSqlLength) return undefined
      const known = seen.get(text) ?? { times: 0 }
      known.times += 1
      if (known.times === 1 && seen.size < maxPrepared * 5 && length < maxSeenLength) {
        seen.set(text, known)
        length += text.length
      }
      if (!known.prepared && known.times >= prepareAfterUses && named < maxPrepared) {
        named += 1
        known.prepared = preparedAs(text, known.generation)
      }
      return known.prepared
    },
    forget(text: string, prepared: Prepared): void {
      if (seen.get(text)?.prepared !== prepared) return // already by another connection
      seen.set(text, { times: 1, generation: Date.now().toString(36) })
      named -= 1
    },
  }
}

/** PgBouncer identifies a prepared statement by its text, not by its name: preparing it anew takes another text. */
function preparedAs(text: string, generation?: string): Prepared {
  const own = generation ? `${text} /* ${generation} */` : text
  return { name: statementName(own), text: own }
}

export const statementName = (text: string) => `souk_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
