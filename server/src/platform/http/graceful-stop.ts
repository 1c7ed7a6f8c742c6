import type { FastifyInstance } from 'fastify'

/** While stopping, each answer closes its connection instead of keeping it alive. */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
