import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

const built = join(import.meta.dirname, '../../../web/dist')
const openingTag = '<html lang="en" dir="ltr" data-theme="auto">'
const description = /(<meta\s+name="description"\s+content=")[^"]*"/
/** The page as it is built describes itself in English. */
const inArabic = 'سوق منصة لتجارة الأزياء بالجملة: تنشر العلامات مجموعاتها، ويطلب تجّار التجزئة بالمقاس واللون والكرتون.'

/** Language and theme are in the very first bytes, so nothing flashes and no script has to run for it. */
export function pageFor(html: string, cookie = ''): string {
  const language = /(?:^|;\s*)souk_language=ar(?:;|$)/.test(cookie) ? 'ar' : 'en'
  const theme = /(?:^|;\s*)souk_theme=(light|dark)(?:;|$)/.exec(cookie)?.[1] ?? 'auto'
  if (language === 'en') return html.replace(openingTag, `<html lang="en" dir="ltr" data-theme="${theme}">`)
  return html
    .replace(openingTag, `<html lang="ar" dir="rtl" data-theme="${theme}">`)
    .replace(description, `$1${inArabic}"`)
}

/** The web app: hashed files for ever, and one page for every address that is no file and no call. */
export async function servePages(app: FastifyInstance): Promise<void> {
  if (!existsSync(join(built, 'index.html'))) return
  const html = await readFile(join(built, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (path.startsWith('/api/') || /\.\w{2,5}$/.test(path)) throw new Refusal('not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .send(pageFor(html, request.headers.cookie))
  })
}
