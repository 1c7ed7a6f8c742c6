import type { FastifyServerOptions } from 'fastify'

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
    serializers: {
      req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
        method,
        path: url.split('?')[0],
        address: ip,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    ...(destination === 'stdout' ? {} : { file: destination }),
  }
}
