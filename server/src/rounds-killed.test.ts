import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { beginOpening } from './slices/follows/tell-followers.ts'
import { followWorld } from './testing/follows.ts'
import { ended, startWorker } from './testing/workers/start-worker.ts'
import { newWorld } from './testing/world.ts'

const many = process.env.SOUK_FULL ? 2_000 : 450 // check-sources: allow
const world = await newWorld({ isDemo: false })
const { close, db, deps } = world
afterAll(close)
const { brand, collection, retailer } = followWorld(world)

const mails = async () => (await db.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient)

test(
  'a worker is killed while it tells followers: two others go on, and each gets exactly one mail',
  { timeout: 120_000 },
  async () => {
    const orla = await brand()
    const { id } = await collection(orla.id)
    const store = await retailer()
    await sql`with made as (
        insert into user_account (email, first_name, last_name, email_verified_at)
        select 'reader' || n || '@souk.test', 'A', 'B', now() from generate_series(1, ${many}) n returning id
      ), placed as (
        insert into association (user_id, entity_id, role) select id, ${store.entityId}, 'entityAdmin' from made
      )
      insert into follow (user_id, entity_id, brand_id) select id, ${store.entityId}, ${orla.id} from made`.execute(db)
    await beginOpening(deps, id)

    const first = startWorker(world, 'rounds')
    const isDead = ended(first)
    while (first.exitCode === null && (await mails()).length < many / 10)
      await new Promise((done) => setTimeout(done, 5))
    first.kill('SIGKILL')
    await isDead
    expect((await mails()).length).toBeGreaterThanOrEqual(many / 10)
    expect((await mails()).length).toBeLessThan(many)

    await Promise.all([ended(startWorker(world, 'rounds')), ended(startWorker(world, 'rounds'))])
    const all = await mails()
    expect([all.length, new Set(all).size]).toEqual([many, many])
    expect(await db.selectFrom('followRound').select('status').execute()).toEqual([{ status: 'DONE' }])
  },
)
