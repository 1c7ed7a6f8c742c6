import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { fileLog, outputLog } from './log-stream.ts'

/** Structured lines with the request id, and nothing that opens a door: no token, no password, no query string (links carry tokens). */
export function loggerOf(destination: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: 'info',
    redact: {
      paths: [
        'authorization',
        'cookie',
        'password',
        'token',
        'otp',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.token',
        '*.otp',
      ],
      censor: '[hidden]',
    },
    stream: destination === 'stdout' ? outputLog(process.stdout) : fileLog(destination),
  }
}

/** A token in a path opens a door as well: reset-password, verify-email, invitations, public wishlists. */
export function withoutTokens(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(/(?<=\/)(?![0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?:\/|$))[\w-]{32,}(?=\/|$)/gi, '[hidden]')
}

/** One line a request, when it is answered: who asked what, how it went and how long it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, url, ip, session, routeOptions }, reply) => {
    if (routeOptions.logLevel === 'silent') return
    const { statusCode: status, elapsedTime } = reply
    const line = {
      method,
      path: withoutTokens(url),
      address: ip,
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      userId: session?.actor.userId,
    }
    if (status >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })
}
