import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A socket remembers its address only when it was asked while connected. */
export function keepCallerAddress(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    void raw.socket.remoteAddress
    done()
  })
}

/** Empty for a client that left before its request was read. */
export const callerAddress = ({ ip }: FastifyRequest): string => (ip as string | undefined) ?? ''
