import type { FastifyInstance } from 'fastify'
import type { Config } from '../../base/config.ts'
import { Refusal } from '../../base/refusal.ts'

const validDays = 180
const closed = ['/api/', '/r/', '/unsubscribe', '/admin']
/** What a stranger may read, beside what needs a session. */
const open = ['/login', '/sign-up', '/legal/terms-brands', '/legal/terms-retailers', '/legal/privacy', '/legal/imprint']
const robotsOf = (publicUrl: string) => [
  'User-agent: *',
  'Allow: /legal/',
  ...closed.map((path) => `Disallow: ${path}`),
  `Sitemap: ${publicUrl}/sitemap.xml`,
  '',
]
const sitemapOf = (publicUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${open
    .map((path) => `<url><loc>${publicUrl.replaceAll('&', '&amp;')}${path}</loc></url>\n`)
    .join('')}</urlset>\n`

/** What programs ask of every site: where they may read, and to whom a weakness is reported. */
export function serveWellKnown(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
): void {
  const hidden = { schema: { hide: true } }
  app.get('/robots.txt', hidden, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf(publicUrl).join('\n')),
  )
  app.get('/sitemap.xml', hidden, async (_, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemapOf(publicUrl)),
  )
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
