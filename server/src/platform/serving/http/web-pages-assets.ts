import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'

const served = /^\/assets\/[\w.~-]+\.(?:js|css|svg|woff2?)(?:\?|$)/

/** The built files: their names contain the hash of their content, so a browser may keep them for ever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (scope) => {
    // The library refuses other addresses in its own ways; here nothing is there.
    scope.addHook('onRequest', async ({ url }) => {
      if (!served.test(url)) throw new Refusal('not_found')
    })
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/assets/',
      schemaHide: true,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      acceptRanges: false,
      decorateReply: false,
      setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
    })
  })
}
