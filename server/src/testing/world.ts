import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { Insertable } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Endpoint, Reply } from '@souk/contract/core/endpoint.ts'
import { buildApp, messages, newServer } from '../app.ts'
import { backgroundJobs } from '../background.ts'
import { type Config, readConfig } from '../platform/base/config.ts'
import type { Database } from '../platform/data/database/db.ts'
import { dispatchBatch, jobsOf } from '../platform/delivery/events/dispatcher.ts'
import { findLink } from '../slices/identity/door.ts'
import { openPlatform } from '../platform/serving/platform.ts'
import { openSession } from '../platform/data/access/sessions.ts'
import { exportKinds } from '../slices.ts'
import { subscribersOf } from '../subscribers.ts'
import { newDatabase } from './database.ts'
import { injectUntilServed } from './inject.ts'
import { objectionsTo, readPublishedDocument } from './readers/published-document.ts'

export type Person = Actor & { token: string }
type Sent = { params?: object; query?: object; body?: unknown; headers?: Record<string, string> }
type Said<E extends Endpoint> = {
  status: number
  headers: Record<string, unknown>
  data: Reply<E>
  message?: string
  errors: { message: string; code: string; field?: string; items?: unknown[] }[]
  text: string
}

/** The whole product on a real PostgreSQL, and factories that fill in what a test does not care about. */
export async function newWorld(settings: Partial<Config> = {}, through?: (url: string) => Promise<string>) {
  const { url: directUrl, pooledUrl, addresses, drop } = await newDatabase()
  const url = through ? await through(directUrl) : pooledUrl
  const folder = await mkdtemp(join(tmpdir(), 'souk-world-'))
  const config = {
    ...readConfig({ SOUK_DATA: folder, SOUK_ROLE: 'web' }),
    directUrl: through ? null : directUrl,
    isDemo: true,
    poolSize: 20,
    ...settings,
  }
  const app = newServer(null, config.trustProxy)
  const platform = await openPlatform(config, url, messages, app.log, findLink, exportKinds)
  const { deps, jobs } = platform
  const { db } = deps
  const subscribers = subscribersOf(deps)
  await jobs.start([...backgroundJobs(deps), ...jobsOf(subscribers)])
  await buildApp(app, deps)
  await app.ready()
  readPublishedDocument(app)

  const entity = (values: Partial<Insertable<Database['entity']>> & { type: 'brand' | 'retailer' }) =>
    db
      .insertInto('entity')
      .values({ name: values.type === 'brand' ? 'Maison Orla' : 'Kin & Co', ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
  const user = (values: Partial<Insertable<Database['userAccount']>> = {}) =>
    db
      .insertInto('userAccount')
      .values({ email: `${randomUUID()}@souk.test`, firstName: 'Nadia', lastName: 'Karam', ...values })
      .returningAll()
      .executeTakeFirstOrThrow()

  /** A signed-in person, with the rows behind the session. */
  async function person(who: {
    side: Actor['side']
    role?: Actor['role']
    entityId?: string
    impersonatorId?: string
  }): Promise<Person> {
    if (who.side === 'guest') return session({ side: 'guest', role: null, entityId: null, userId: randomUUID() })
    const { side, role = side === 'souk' ? 'soukAdmin' : 'entityAdmin', impersonatorId } = who
    const entityId = side === 'souk' ? null : (who.entityId ?? (await entity({ type: side })).id)
    const { id: userId } = await user()
    const { id: associationId } = await db
      .insertInto('association')
      .values({ userId, entityId, role: role ?? 'entityAdmin' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return session({ side, role, entityId, userId, ...(impersonatorId && { impersonatorId }) } as Actor, associationId)
  }
  async function session(actor: Actor, associationId: string | null = null): Promise<Person> {
    return { ...actor, token: await openSession(db, { ...actor, associationId }, {}) }
  }

  // Who reads through something that fails wants to see the failures.
  const inject = (request: InjectOptions) => (through ? app.inject(request) : injectUntilServed(app, request))
  /** Calls the API as the contract declares it; an answer that the published document does not describe is an error. */
  async function ask<E extends Endpoint>(
    who: { token: string | null } | null,
    call: E,
    { params = {}, query, body, headers }: Sent = {},
  ): Promise<Said<E>> {
    const url = call.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name] ?? 'nothing')),
    )
    const response = await inject({
      method: call.method,
      url,
      ...(query && { query: query as Record<string, string> }),
      headers: { ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const type = String(response.headers['content-type'])
    const isJson = type.startsWith('application/json')
    const objections = objectionsTo(call, { status: response.statusCode, type, text: response.body })
    if (objections.length > 0) throw new Error(`${call.method} ${call.path}: ${objections.join('; ')}`)
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      ...(isJson && response.json()),
    } as Said<E>
  }

  return {
    app,
    config,
    db,
    deps,
    url,
    addresses,
    entity,
    user,
    person,
    ask,
    jobs,
    listener: platform.listener,
    dispatch: () => db.transaction().execute((tx) => dispatchBatch(tx, { enqueue: deps.enqueue, subscribers })),
    async close() {
      await app.close()
      await jobs.stop()
      await platform.close()
      await Promise.all([drop(), rm(folder, { recursive: true, force: true })])
    },
  }
}

/** A multipart body with one file, as a browser sends it. */
export function fileBody(name: string, content: Buffer | string, field = 'file') {
  const boundary = 'souk-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

type Page = { limit: number; after?: string }

/** The ids of a whole list, read one by one, each after the one before. */
export async function idsByAfter(idsOn: (query: Page) => Promise<readonly string[]>, maxIds = 100): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < maxIds) {
    const [next] = await idsOn({ limit: 1, ...(ids.length > 0 && { after: ids.at(-1)! }) })
    if (next === undefined) return ids
    ids.push(next)
  }
  return ids
}
