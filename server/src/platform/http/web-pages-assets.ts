import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { acceptsEncoding } from './compress.ts'
import { Refusal } from '../refusal.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
/** As the build packed them: see `tools/build-web.js`. */
const packings = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
] as const

type Packed = { name: 'br' | 'gzip'; bytes: Buffer }
type Asset = { type: string; plain: Buffer; packed: readonly Packed[] }

/** The built files, kept in memory once asked for: they are few and never change, and to look for one on the disk costs more than to answer. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(await readdir(folder))
  const kept = new Map<string, Asset>()
  const bytesOf = (name: string) => readFile(join(folder, name))

  async function read(name: string): Promise<Asset> {
    const type = types[extname(name)]
    if (!type || !names.has(name)) throw new Refusal('not_found')
    const there = packings.filter(({ end }) => names.has(name + end))
    const packed = there.map(async (one): Promise<Packed> => ({ name: one.name, bytes: await bytesOf(name + one.end) }))
    const asset = { type, plain: await bytesOf(name), packed: await Promise.all(packed) }
    kept.set(name, asset)
    return asset
  }

  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*']
    const asset = kept.get(name) ?? (await read(name))
    const etag = `W/"${name}"` // its content's hash is in the name
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=31536000, immutable' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const packed = asset.packed.find((one) => acceptsEncoding(one.name, request.headers['accept-encoding']))
    if (packed) reply.header('content-encoding', packed.name)
    return reply.type(asset.type).send(packed?.bytes ?? asset.plain)
  })
}
