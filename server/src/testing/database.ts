import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** A database of its own for each test file, copied from the migrated one. */
export async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(inject('databaseUrl'))
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  await run(admin.href, `create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(admin.href, `drop database if exists ${name} with (force)`) }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
