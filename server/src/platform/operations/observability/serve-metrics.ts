import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import type { Metrics } from './metrics.ts'

const hidden = { schema: { hide: true }, logLevel: 'silent' } as const

export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  mayRead: (request: FastifyRequest) => boolean = () => true,
) {
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayRead(request)) throw new Refusal('not_found')
    const { contentType, body } = await metrics.text()
    return reply.type(contentType).serializer(String).send(body)
  })
}

/** On the public port only a caller on this machine that no proxy forwarded. */
export const isLocalCaller = ({ socket, headers }: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined
