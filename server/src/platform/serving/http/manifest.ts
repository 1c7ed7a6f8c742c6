import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../base/messages.ts'
import type { Deps } from '../deps.ts'

/** What a phone puts on its home screen: the marketplace's name and icon in the language of its reader. */
export function serveManifest(app: FastifyInstance, { marketplace }: Pick<Deps, 'marketplace'>): void {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const { name, icon } = marketplace()
    const language = languageOf(request.headers['accept-language'])
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(
        JSON.stringify({
          name: name[language],
          short_name: name[language],
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          start_url: '/',
          display: 'standalone',
          background_color: '#faf9f7',
          theme_color: '#faf9f7',
          icons: icon ? [{ src: icon, sizes: 'any', type: 'image/webp' }] : [],
        }),
      )
  })
}
