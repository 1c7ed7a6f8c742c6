import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.js'

/**
 * Flags statements that lock a table for long, or that break the release that still runs, in new migrations.
 * `-- lock: allowed because …` in the line above a statement says why it is harmless.
 */
const lastBeforeTheRule = '0127' // these ran before there was anything to lock
const rules = [
  {
    pattern: /^create (unique )?index (?!concurrently)/,
    says: 'create index concurrently, in a file with "-- without a transaction"',
  },
  {
    pattern: /^create (unique )?index concurrently (?!if not exists)/,
    says: 'write "if not exists": without a transaction, processes that start together may both make it',
  },
  {
    pattern: /^drop index (?!concurrently)/,
    says: 'drop index concurrently, in a file with "-- without a transaction"',
  },
  {
    pattern: /alter column \S+ (set data )?type\b/,
    says: 'add a new column, fill it in batches and switch: changing a type rewrites the table',
  },
  {
    pattern: /alter column \S+ set not null/,
    says: 'add a check (… is not null) not valid, validate it in a later migration, then set not null',
  },
  {
    pattern: /add (constraint \S+ )?(check|foreign key)\b(?!.*not valid)/,
    says: 'add the constraint as "not valid" and validate it in a later migration',
  },
  {
    pattern: /add (constraint \S+ )?(unique|primary key|exclude)\b(?!.*using index)/,
    says: 'create the index concurrently and add the constraint "using index"',
  },
  { pattern: /add column .*\breferences\b/, says: 'add the column, then the foreign key as "not valid"' },
  {
    pattern: /add column .*\bdefault\b.*\b(gen_random_uuid|uuidv7|random|clock_timestamp)\(/,
    says: 'a default that differs by row rewrites the table: add the column, then fill it in batches',
  },
  {
    pattern: /add column (?!.*\bdefault\b).*\bnot null\b/,
    says: 'rows that exist have no value: give a default, or allow null first',
  },
  { pattern: /^(vacuum full|cluster|reindex(?!.*concurrently))\b/, says: 'it locks the whole table' },
  {
    pattern: /\bdrop column\b|^drop table\b|\brename (column|to)\b/,
    says: 'the release that still runs uses it: narrow in a later release',
  },
  {
    pattern: /^(update|delete from)\b/,
    says: 'fill in batches by a job: one statement over a large table holds its locks until it ends',
  },
]

/**
 * @param {string} text
 * @returns {{ line: number, statement: string, says: string }[]}
 */
export function problemsIn(text) {
  const problems = []
  const made = new Set(
    [...text.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(([, name]) => name?.toLowerCase()),
  )
  for (const { line, statement, isAllowed } of statementsOf(text)) {
    const plain = statement.replace(/\s+/g, ' ').toLowerCase()
    const table =
      /^(?:alter table (?:if exists )?(?:only )?|create (?:unique )?index (?:concurrently )?(?:if not exists )?\w* ?on (?:only )?|update (?:only )?|delete from (?:only )?)(\w+)/.exec(
        plain,
      )?.[1]
    if (isAllowed || (table && made.has(table))) continue // a table of the same file has no rows yet
    for (const { pattern, says } of rules) if (pattern.test(plain)) problems.push({ line, statement, says })
  }
  return problems
}

/** @param {string} text */
function statementsOf(text) {
  const found = []
  let [body, line, isAllowed] = ['', 0, false]
  let isQuoted = false // between dollar signs, as in functions
  for (const [index, raw] of text.split('\n').entries()) {
    if (!body && /^\s*-- lock: allowed because \S/.test(raw)) isAllowed = true
    const content = isQuoted ? raw : raw.replace(/--.*$/, '')
    if (!content.trim()) continue
    if (!body) line = index + 1
    body += `${content}\n`
    if ((content.match(/\$\w*\$/g)?.length ?? 0) % 2 === 1) isQuoted = !isQuoted
    if (isQuoted || !/;\s*$/.test(content)) continue
    found.push({ line, statement: body.trim(), isAllowed })
    ;[body, line, isAllowed] = ['', 0, false]
  }
  return found
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(root, 'server', 'migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > lastBeforeTheRule)
  let count = 0
  for (const name of names.sort()) {
    for (const { line, statement, says } of problemsIn(readFileSync(join(folder, name), 'utf8'))) {
      count += 1
      console.error(`server/migrations/${name}:${line}: ${says}\n    ${statement.split('\n')[0]}`)
    }
  }
  process.exit(count > 0 ? 1 : 0)
}
