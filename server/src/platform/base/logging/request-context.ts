import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: string // the name of a declared call, such as "orders.confirm"
  }
}

type RequestContext = { requestId: string; call: string }
const contexts = new AsyncLocalStorage<RequestContext>()

/** The request that is being answered, wherever in the server that is asked. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore()

export function keepRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    const { config, url = '' } = request.routeOptions
    const call = config.call ?? `${request.method} ${url}`
    contexts.run({ requestId: request.id, call }, done)
  })
}

/** An id that a browser or a balancer sent is used on, so that one id leads from there to the statements. */
const format = /^[0-9a-z][0-9a-z-]{14,62}[0-9a-z]$/i
export const acceptedRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && format.test(header) ? header.toLowerCase() : undefined
