import { expect, test } from 'vitest'
import { problemsIn } from './check-migrations.js'

test.each([
  ['create index sale_at on sale (at);', 'concurrently'],
  ['create index concurrently sale_at on sale (at);', 'if not exists'],
  ['alter table sale alter column total type bigint;', 'rewrites the table'],
  ['alter table sale alter column total set not null;', 'not valid'],
  ['alter table sale add constraint positive check (total > 0);', 'not valid'],
  ['alter table sale\n  drop column total;', 'later release'],
  ['alter table sale add column note text not null;', 'rows that exist'],
  ['update sale set total = 0;', 'batches'],
])('flags %s', (statement, says) => {
  expect(
    problemsIn(statement)
      .map((problem) => problem.says)
      .join(),
  ).toContain(says)
})

test.each([
  ['create index concurrently if not exists sale_at on sale (at);'],
  ['create table sale (id uuid primary key);\ncreate index sale_at on sale (at);'],
  ['alter table sale add column note text;'],
  ["alter table sale add column note text not null default '';"],
  ['-- lock: allowed because the table has a row for each currency\nupdate sale set total = 0;'],
  [
    'create function f() returns trigger language plpgsql as $$\nbegin\n  update sale set total = 0;\n  return new;\nend $$;',
  ],
])('accepts %s', (statement) => {
  expect(problemsIn(statement)).toEqual([])
})
