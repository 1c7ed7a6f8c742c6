import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const packed = promisify(gzip)
const minBytes = 1_400 // bytes: what fits into it is not there sooner for being smaller
const level = 4 // nearly as small as it gets, in a fraction of the time

const refused = String.raw`\s*;\s*q=0(?:\.0*)?\s*(?:,|$)`
const accepting = {
  br: new RegExp(String.raw`\bbr\b(?!${refused})`),
  gzip: new RegExp(String.raw`\bgzip\b(?!${refused})`),
}

/** Whether a browser says it can unpack this: by the header `accept-encoding`. */
export const acceptsEncoding = (packing: keyof typeof accepting, accepted = '') => accepting[packing].test(accepted)

/** Pages and answers travel small: a page of products is a tenth of its length. Files are streams and go as they are, or were packed when built. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minBytes) return payload
    if (!acceptsEncoding('gzip', request.headers['accept-encoding'])) return payload
    const others = reply.getHeader('vary')
    reply.headers({
      'content-encoding': 'gzip',
      vary: others ? `${String(others)}, accept-encoding` : 'accept-encoding',
    })
    reply.removeHeader('content-length')
    return packed(payload, { level })
  })
}
