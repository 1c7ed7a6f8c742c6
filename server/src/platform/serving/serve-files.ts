import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../base/refusal.ts'
import type { ServerKey } from '../data/access/server-key.ts'
import { type FileStore, isFileName } from '../data/files/file-store.ts'

const purpose = 'file address'

/** An address for a private file that stops working by itself. */
export function signedAddress(key: ServerKey, location: string, seconds: number, now = Date.now()): string {
  const until = Math.floor(now / 1000) + seconds
  return `${location}?until=${until}&signature=${key.sign(purpose, `${location} ${until}`).toString('base64url')}`
}

function isSigned(key: ServerKey, location: string, { until = '', signature = '' }: Record<string, string>): boolean {
  const expected = key.sign(purpose, `${location} ${until}`)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) * 1000 > Date.now()
}

/** Pictures are public by the hash in their name; everything else needs a signed address. */
export function serveFiles(app: FastifyInstance, store: FileStore, key: ServerKey): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    '/files/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*']
      const isPublic = name.startsWith('pictures/')
      if (!isFileName(name) || !(isPublic || isSigned(key, `/files/${name}`, request.query)))
        throw new Refusal('not_found')
      const etag = `"${name}"` // the name is the content's hash
      const isKnown = request.headers['if-none-match'] === etag
      const file = isKnown ? null : await store.get(name)
      if (!isKnown && !file) throw new Refusal('not_found')
      reply
        .header('etag', etag)
        .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=60')
      if (!file) return reply.code(304).send()
      reply.type(file.contentType).header('content-length', file.bytes)
      if (!isPublic) reply.header('content-disposition', 'attachment')
      return reply.send(file.body)
    },
  )
}
