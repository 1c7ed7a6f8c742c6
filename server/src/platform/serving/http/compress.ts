import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const minBytes = 1_400 // what fits into one packet does not arrive sooner for being smaller
const level = 4 // nearly the smallest size for a fraction of the time

/** Pages and JSON are compressed on the way out; downloads go as they are, and the web app's files were compressed when built. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: minBytes,
    encodings: ['gzip'],
    customTypes: /^application\/(?:problem\+)?json|^text\/html/,
    zlibOptions: { level },
    globalDecompression: false,
  })
}
