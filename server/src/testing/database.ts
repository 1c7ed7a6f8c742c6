import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** A database of its own for each test file, copied from the migrated one. */
export async function newDatabase() {
  const template = new URL(inject('databaseUrl'))
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  await execute(admin.href, `create database ${name} template ${template.pathname.slice(1)}`)
  const at = (server: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href
  const url = at(template.href)
  const pooledUrl = at(inject('poolerUrl') ?? template.href)
  return {
    url,
    pooledUrl, // the same as `url` unless the tests run through a pooler
    addresses: { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: url },
    drop: () => execute(admin.href, `drop database if exists ${name} with (force)`),
  }
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
