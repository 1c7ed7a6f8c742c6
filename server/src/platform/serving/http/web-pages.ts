import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Language } from '@souk/contract/core/language.ts'
import { languageOf } from '../../base/messages.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../../base/refusal.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { serveAssets } from './web-pages-assets.ts'
import { type First, nothing, readFirstFiles } from './web-pages-first-files.ts'

const built = join(import.meta.dirname, '../../../../../web/dist')
const openingTag = '<html lang="en" dir="ltr" data-theme="auto">'
const emptyRoot = '<div id="root"></div>'
const description = /(<meta\s+name="description"\s+content=")[^"]*"/
/** Pages that search engines must not list. */
const unlisted = /^\/wishlist\/public\//
/** The page as it is built describes itself in English. */
const inArabic = 'سوق منصة لتجارة الأزياء بالجملة: تنشر العلامات مجموعاتها، ويطلب تجّار التجزئة بالمقاس واللون والكرتون.'

/** Language, theme, first files and the frame are in the very first bytes, so nothing flashes and no script has to run for it. */
export function pageFor(
  html: string,
  {
    cookie = '',
    accepts,
    otherwise,
  }: { cookie?: string | undefined; accepts?: string | undefined; otherwise?: Language },
  firstFor?: (language: Language) => First,
): string {
  const chosen = /(?:^|;\s*)souk_language=(en|ar)(?:;|$)/.exec(cookie)?.[1] as Language | undefined
  const language = chosen ?? languageOf(accepts, otherwise)
  const theme = /(?:^|;\s*)souk_theme=(light|dark)(?:;|$)/.exec(cookie)?.[1] ?? 'auto'
  const { links, ask, frame, sheets } = firstFor?.(language) ?? nothing
  const page = html
    .replace(openingTag, `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${theme}">`)
    .replace('<script', () => `${ask}<script`) // before everything it will be waited with
    .replace('</head>', `${links}</head>`)
    .replace(emptyRoot, `<div id="root">${frame}</div>${sheets}`)
  return language === 'ar' ? page.replace(description, `$1${inArabic}"`) : page
}

/** The web app: hashed files for ever, and one page for every address that is no file and no call. */
export async function servePages(app: FastifyInstance, { marketplace }: Pick<Deps, 'marketplace'>): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return
  const html = await readFile(join(built, 'index.html'), 'utf8')
  const firstFiles = await readFirstFiles(join(built, 'first-files.json'))
  const policy = pagePolicy(firstFiles.script)
  await serveAssets(app, join(built, 'assets'))
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (path.startsWith('/api/') || /\.\w{2,5}$/.test(path)) throw new Refusal('not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language')
      .header('content-security-policy', policy)
      .headers(unlisted.test(path) ? { 'x-robots-tag': 'noindex, nofollow' } : {})
      .send(
        pageFor(
          html,
          {
            cookie: request.headers.cookie,
            accepts: request.headers['accept-language'],
            otherwise: marketplace().defaults.language,
          },
          (language) => firstFiles.of(request.url, language),
        ),
      )
  })
}

/** One script stands in the page, known by its very bytes; no other may. */
export function pagePolicy(script: string): string {
  if (!script) return contentSecurityPolicy
  const hash = createHash('sha256').update(script).digest('base64')
  return contentSecurityPolicy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
}
