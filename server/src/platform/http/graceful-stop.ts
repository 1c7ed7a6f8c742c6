import type { FastifyInstance } from 'fastify'

/** While stopping, every answer ends its connection: nobody is waited for because they might ask again. */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
