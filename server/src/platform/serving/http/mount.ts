import type { FileAnswer } from '../../data/files/file-answer.ts'
import { Readable } from 'node:stream'
import '@fastify/multipart' // for its types: what a request's file is
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { Endpoint, Input, Reply } from '@souk/contract/core/endpoint.ts'
import { Failure } from '@souk/contract/core/errors.ts'
import { type FileType, mediaTypes } from '@souk/contract/core/media-types.ts'
import type { Deps } from '../deps.ts'
import { canSendMail } from '../../delivery/mail/mail-server.ts'
import type { Part } from '../../data/files/take-upload.ts'
import { languageOf, type Language } from '../../base/messages.ts'
import { idempotent } from './idempotency.ts'
import { admit, bearerOf } from './admit.ts'
import { callerAddress } from './caller-address.ts'
import { markWrite, withOwnWrites } from './own-writes.ts'
import { countTry } from './rate-limit.ts'
import { Refusal } from '../../base/refusal.ts'
import { recordApiCall } from '../../data/access/api-keys.ts'
import type { Link, Session } from '../../data/access/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** What a handler may know of a request beside its parts. */
export type Caller = {
  requestId: string
  sessionId: string | null
  isStrong: boolean // the session was opened with a second factor or a passkey
  link: Link | undefined // what stood in for a session
  bearer: string | undefined // for the one public call that takes a token of its own
  address: string
  agent: string
  language: Language
  accept: string // the content type that is asked for
  traceId: string | undefined
  lastEventId: string | undefined
  key: string | undefined // the Idempotency-Key, for calls that keep it themselves
  gone: () => AbortSignal // the browser went away
  file: () => Promise<Part | undefined>
}
type Asking<E extends Endpoint> = E['allow'] extends 'public' ? Actor | null : Actor
type Answer<E extends Endpoint> = E['raw'] extends 'text/event-stream'
  ? AsyncIterable<string>
  : E['raw'] extends readonly FileType[]
    ? FileAnswer
    : Reply<E>
export type Handler<E extends Endpoint> = (
  input: Input<E> & { actor: Asking<E>; caller: Caller },
  deps: Deps,
) => Promise<Answer<E>> | Answer<E>
export type Handlers<C extends Record<string, Endpoint>> = { [K in keyof C]: Handler<C[K]> }

const nothing = z.strictObject({})
const deepestBody = 100

/** Binds a slice to its contract. In Fastify's order: who asks (401, 403), how often (429), the shapes (400 to 422), the handler, the reply's shape. */
export function mount<C extends Record<string, Endpoint>>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  handlers: Handlers<C>,
  slice = 'core',
): void {
  for (const [name, call] of Object.entries<Endpoint>(contract)) {
    const handle = handlers[name] as unknown as Handler<Endpoint>
    app.route({
      method: call.method,
      url: call.path,
      schema: schemaOf(name, call, slice),
      config: { call: `${slice}.${name}` },
      onRequest: async (request, reply) => {
        request.session = await admit(request, reply, call, slice, deps)
        if (call.limit) await countTry(deps.db, limitKey(request, call), call.limit)
      },
      preValidation: async ({ body, query, params }) => {
        if (!isWellFormed([query, params, call.upload ? null : body])) throw new Refusal('invalid', 'errors.unstorable')
      },
      handler: async (request, reply) => {
        const own = withOwnWrites(request, call, deps)
        const data = await answer(request, reply, call, handle, own.deps)
        if (!own.didRead()) await markWrite(reply, deps)
        return send(reply, call, data, request, deps)
      },
      onResponse: async ({ session, method, log }, { statusCode, elapsedTime }) => {
        if (!session?.key || session.actor.entityId === null) return
        const made = { keyId: session.key.id, entityId: session.actor.entityId, method, path: call.path }
        // A lost measurement must not become a failed request.
        await recordApiCall(deps.db, { ...made, status: statusCode, ms: elapsedTime }).catch((error: unknown) =>
          log.warn({ err: error }, 'an API call was not recorded'),
        )
      },
    })
  }
}

/** Half of a character, as JSON can write it, can be neither stored nor put into an address. No call has a body this deep. */
function isWellFormed(value: unknown, depth = 0): boolean {
  if (depth > deepestBody) throw new Refusal('unparsable')
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => name.isWellFormed() && isWellFormed(part, depth + 1))
}

function schemaOf(name: string, call: Endpoint, slice: string) {
  const reply = call.raw ? call.reply : z.object({ data: call.reply, message: z.optional(z.string()) })
  return {
    operationId: `${name}_${call.path.replace(/\W+/g, '_')}`,
    tags: [slice],
    params: call.params ?? nothing,
    querystring: call.query ?? nothing,
    ...(call.method !== 'GET' && !call.upload && { body: call.body ?? z.nullish(nothing) }),
    response: {
      [call.status ?? 200]: call.raw ? { content: contentOf(call.raw, reply) } : reply,
      ...(call.acceptedWhen && { 202: reply }),
      '4xx': Failure,
    },
    security: call.allow === 'public' ? [] : [{ bearer: [] }],
  }
}

function contentOf(raw: NonNullable<Endpoint['raw']>, reply: Endpoint['reply']) {
  const types = typeof raw === 'string' ? [raw] : raw.map((type) => mediaTypes[type])
  return Object.fromEntries(types.map((type) => [type, { schema: reply }]))
}

function limitKey(request: FastifyRequest, { method, path, limit }: Endpoint): string {
  const { session } = request
  return `${method} ${path} ${limit?.per === 'user' && session ? session.actor.userId : callerAddress(request)}`
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  call: Endpoint,
  handle: Handler<Endpoint>,
  deps: Deps,
) {
  const { params, query, body, session, headers } = request
  const input = { params, query, body, actor: session?.actor as Actor, caller: callerOf(request, reply) }
  const key = headers['idempotency-key']
  if (!call.idempotent || !session || typeof key !== 'string') return handle(input, deps)
  if (key.length > 200) throw new Refusal('invalid', 'invalid.too_big', { field: 'Idempotency-Key' })
  const by = { userId: session.actor.userId, key, request: [call.method, call.path, params, query, body] }
  return idempotent(deps.db, by, async (tx) => handle(input, inTransactionOf(deps, tx)))
}

/** The same, with a transaction in place of the database; what is computed on access stays so. */
const inTransactionOf = (deps: Deps, tx: Deps['db']): Deps =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(deps), db: { value: tx, enumerable: true } },
  ) as Deps

function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const { id, session, headers } = request
  return {
    requestId: id,
    sessionId: session?.id ?? null,
    isStrong: session?.isStrong ?? false,
    link: session?.link,
    bearer: bearerOf(request),
    address: callerAddress(request),
    agent: headers['user-agent'] ?? '',
    language: languageOf(headers['accept-language']),
    accept: headers.accept ?? '',
    traceId: traceOf(request),
    lastEventId: headers['last-event-id'] as string | undefined,
    key: keyOf(headers['idempotency-key']),
    gone: () => goneOf(reply),
    file: () => request.file(),
  }
}

const keyOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && header.length <= 200 ? header : undefined

/** The tracing cookie that groups the requests of one browser. */
export function traceOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)souk_trace=([\w-]{1,64})/.exec(headers.cookie ?? '')?.[1]
}

function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return gone.signal
}

function send(reply: FastifyReply, call: Endpoint, data: unknown, request: FastifyRequest, { say, config }: Deps) {
  reply.code(call.acceptedWhen?.(data) ? 202 : (call.status ?? 200))
  if (call.raw === 'text/event-stream') {
    reply.type('text/event-stream; charset=utf-8').header('cache-control', 'no-store').header('x-accel-buffering', 'no')
    return reply.send(Readable.from(data as AsyncIterable<string>))
  }
  if (typeof call.raw === 'object') {
    const { name, type, body } = data as FileAnswer
    return reply
      .type(mediaTypes[type])
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .serializer((content: unknown) => content as string)
      .send(body)
  }
  if (call.raw) return reply.type(call.raw).serializer(String).send(data)
  const { successMessage } = call
  const says = typeof successMessage === 'function' ? successMessage(data) : successMessage
  const key = call.mails && !canSendMail(config) ? 'errors.noMail' : says
  const message = key && say(languageOf(request.headers['accept-language']), key)
  return reply.send({ data, message })
}
