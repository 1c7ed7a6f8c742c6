import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const served = /\.(?:js|css|svg|woff2?)$/

/** The built files: their names contain the hash of their content, so a browser may keep them for ever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    schemaHide: true,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    allowedPath: (path) => served.test(path),
    setHeaders: (reply) => void reply.header('vary', 'accept-encoding'),
  })
}
