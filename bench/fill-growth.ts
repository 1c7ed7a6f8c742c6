import type { Client } from 'pg'

const accounts = 100_000 // the rows belong to so many people: none of them has more than real ones have
const person = `('00000000-0000-4000-8000-' || lpad((n % ${accounts})::text, 12, '0'))::uuid`
/** Over the last year, so that partitions and indexes on the time are filled as they would be. */
const age = (rows: number) => `make_interval(secs => (${rows} - n) * ${(365 * 86_400) / rows})`

const statements: Record<string, (rows: number) => string> = {
  mail: (
    rows,
  ) => `insert into mail (id, key, recipient, language, subject, html, body, status, kind, created_at, sent_at)
    select uuidv7(-${age(rows)}), 'bench ' || n, 'bench' || n % ${accounts} || '@souk.test', 'en', 'Order ' || n, '', '', 'SENT',
      'notice', now() - ${age(rows)}, now() - ${age(rows)}`,
  usage_event: (rows) => `insert into usage_event (id, at, name, user_id, entity_id, brand_id, subject_id)
    select uuidv7(-${age(rows)}), now() - ${age(rows)}, 'product.viewed', ${person}, ${person}, ${person}, ${person}`,
  audit: (rows) => `insert into audit (id, at, action, subject, user_id, entity_id, details, request_id)
    select uuidv7(-${age(rows)}), now() - ${age(rows)}, 'orders.confirmed', n::text, ${person}, ${person}, '{}', n::text`,
  notification: (
    rows,
  ) => `insert into notification (id, user_id, kind, type, subject, link, is_in_app, is_in_digest, created_at, read_at)
    select uuidv7(-${age(rows)}), ${person}, 'orders', 'bench', n::text, '/', true, false, now() - ${age(rows)}, now()`,
  // Live events are removed after a day: so many in one day.
  live_event: (rows) => `insert into live_event (topic, ref, user_id, entity_id, at)
    select 'orders.changed', n::text, case when n % 2 = 0 then ${person} end, case when n % 2 = 1 then ${person} end,
      now() - ${age(rows)} / 365`,
  stored_file: (
    rows,
  ) => `insert into stored_file (id, location, use, name, content_type, bytes, user_id, entity_id, created_at)
    select uuidv7(-${age(rows)}), '/files/pictures/' || md5(n::text) || '.webp', 'picture', n || '.webp', 'image/webp', 200000,
      ${person}, ${person}, now() - ${age(rows)}`,
}
export const grownTables = Object.keys(statements)

/** Adds so many rows to each table that grows with visits. */
export async function fillGrowth(
  client: Client,
  { rows, tables }: { rows: number; tables: readonly string[] },
  print: (line: string) => void,
): Promise<void> {
  await client.query(`insert into user_account (id, email, first_name, last_name)
    select ${person}, 'bench' || n || '@souk.test', 'Bench', n::text from generate_series(0, ${accounts - 1}) n on conflict do nothing`)
  await client.query("set session_replication_role = 'replica'") // the rows are known to be right: no check of each reference
  for (const table of tables) {
    const insert = statements[table]!
    const began = performance.now()
    const restoreIndexes = await dropIndexes(client, table) // made again at the end, which is several times faster
    const step = 1_000_000
    for (let at = 1; at <= rows; at += step) {
      await client.query(`${insert(rows)} from generate_series(${at}, ${Math.min(at + step - 1, rows)}) n`)
    }
    await restoreIndexes()
    await client.query(`vacuum analyze ${table}`)
    const { rows: size } = await client.query<{ mb: number }>(
      `select coalesce((select sum(pg_total_relation_size(inhrelid)) from pg_inherits where inhparent = '${table}'::regclass),
        pg_total_relation_size('${table}'))::bigint / 1000000 as mb`,
    )
    print(`  ${table}: ${rows} rows, ${size[0]!.mb} MB, filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  }
  await client.query('reset session_replication_role')
}

async function dropIndexes(client: Client, table: string): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = '${table}'::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON ')) // also of each partition
  }
}
