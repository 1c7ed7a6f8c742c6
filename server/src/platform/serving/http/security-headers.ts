import type { FastifyInstance } from 'fastify'

/** No inline script anywhere but the one a page is known to bring (`web-pages.ts`). Style attributes are allowed: the interface sets sizes with them, and they cannot run anything. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function setSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const ofAll: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  const ofPages: Record<string, string> = {
    ...ofAll,
    'content-security-policy': contentSecurityPolicy,
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin', // links may carry one-time tokens
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
  app.addHook('onRequest', async (request, reply) => {
    // The built files: what a page may do is said with the page, and a first visit fetches some twenty of them.
    if (request.url.startsWith('/assets/')) return void reply.headers(ofAll)
    reply.headers({ ...ofPages, 'x-request-id': request.id })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
