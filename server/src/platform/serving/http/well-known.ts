import type { FastifyInstance } from 'fastify'
import type { Config } from '../../base/config.ts'
import { Refusal } from '../../base/refusal.ts'

const validDays = 180
const robots = ['User-agent: *', ...['/api/', '/r/', '/unsubscribe', '/admin'].map((path) => `Disallow: ${path}`), '']

/** What programs ask of every site: where they may read, and to whom a weakness is reported. */
export function serveWellKnown(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
): void {
  const hidden = { schema: { hide: true } }
  app.get('/robots.txt', hidden, async (_, reply) => reply.type('text/plain; charset=utf-8').send(robots.join('\n')))
  app.get('/.well-known/security.txt', hidden, async (_, reply) => {
    if (!securityContact) throw new Refusal('not_found')
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + validDays * 86_400_000).toISOString()}`,
      'Preferred-Languages: en, ar',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ]
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
  })
}
