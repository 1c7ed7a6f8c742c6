import type { Client } from 'pg'

/** What is measured: a call of ours, and the same statements without us. */
export type Subject = {
  name: string
  path: string
  statements: readonly { text: string; values: readonly unknown[] }[] // `$token` stands for the hash of the bearer
}

const session = {
  text: `select id, user_id, side, role, entity_id, impersonator_id, seen_at < now() - interval '1 minute' as is_stale from session
    where token_hash = $1 and expires_at > now() and (side = 'guest' or seen_at > now() - interval '12 hours')`,
  values: ['$token'],
}

/** Each slice adds its reads here when it lands. */
export const subjects: readonly Subject[] = [
  { name: 'reference.flags', path: '/api/common/flags', statements: [session] },
  {
    name: 'identity.me',
    path: '/api/v2/users',
    statements: [
      session,
      {
        text: `select u.*, e.name as entity_name, e.access, e.is_demo from session s join user_account u on u.id = s.user_id
          left join entity e on e.id = s.entity_id where s.token_hash = $1`,
        values: ['$token'],
      },
      {
        text: `select a.id, a.entity_id, a.role, e.name, e.type from session s join association a on a.user_id = s.user_id
          left join entity e on e.id = a.entity_id where s.token_hash = $1 order by a.created_at, a.id`,
        values: ['$token'],
      },
    ],
  },
]

/** Grows the tables to the size asked for: people and their sessions today, products when there are some. */
export async function fill(client: Client, size: number): Promise<void> {
  await client.query(
    `insert into user_account (id, email, first_name, last_name)
     select gen_random_uuid(), 'bench' || i || '@bench.test', 'Nadia', 'Karam'
     from generate_series((select count(*) from user_account where email like 'bench%') + 1, $1::int) i`,
    [size],
  )
  await client.query(
    `insert into session (token_hash, user_id, side, role, expires_at)
     select sha256(id::text::bytea), id, 'souk', 'soukAdmin', now() + interval '1 day' from user_account
     where email like 'bench%' on conflict do nothing`,
  )
  await client.query('vacuum analyze user_account')
  await client.query('vacuum analyze session')
}
