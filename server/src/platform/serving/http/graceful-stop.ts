import type { FastifyInstance } from 'fastify'

const lookEvery = 200 // milliseconds

/** While stopping, each answer closes its connection instead of keeping it alive; one that had begun before is closed when it is idle. */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
    if (!app.server.listening) return
    const timer = setInterval(() => app.server.closeIdleConnections(), lookEvery)
    app.server.once('close', () => clearInterval(timer))
  })
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
}
