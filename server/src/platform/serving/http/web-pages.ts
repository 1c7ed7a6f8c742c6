import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Language } from '@souk/contract/core/language.ts'
import { languageOf } from '../../base/messages.ts'
import { Refusal } from '../../base/refusal.ts'
import { accentRules } from '@souk/contract/marketplace/accent.ts'
import type { MarketplaceFacts } from '../../data/marketplace.ts'
import type { Deps } from '../deps.ts'
import type { Maintenance } from '../maintenance.ts'
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
const inArabic =
  '{{product}} منصة لتجارة الأزياء بالجملة: تنشر العلامات مجموعاتها، ويطلب تجّار التجزئة بالمقاس واللون والكرتون.'

type Seen = {
  cookie?: string | undefined
  accepts?: string | undefined
  otherwise?: Language // where nothing says it
  name: Readonly<Record<Language, string>>
  look?: Pick<MarketplaceFacts, 'logo' | 'icon' | 'accents'>
  maintenance?: Maintenance
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** While it is on, the page knows from its first byte. */
const maintained = ({ isOn, until }: Maintenance) => (isOn ? ` data-maintained="${until?.toISOString() ?? ''}"` : '')

const plainLook = { logo: null, icon: null, accents: null }
const iconLink = /<link rel="icon"[^>]*>/

/** Before every sheet, so that no other colour flashes. */
const accentStyle = ({ accents }: Pick<MarketplaceFacts, 'accents'>) =>
  accents ? `<style id="marketplace-accent">${accentRules(accents)}</style>` : ''

/** The frame draws the name until scripts are there; a logo takes its place. */
const withLogo = (frame: string, { logo }: Pick<MarketplaceFacts, 'logo'>) =>
  logo
    ? frame.replace('<span>{{product}}</span>', () => `<img src="${escaped(logo)}" alt="{{product}}" height="36">`)
    : frame

/** Language, theme, the marketplace's name, first files and the frame are in the very first bytes, so nothing flashes and no script has to run for it. */
export function pageFor(
  html: string,
  { cookie = '', accepts, otherwise, name, look = plainLook, maintenance }: Seen,
  firstFor?: (language: Language) => First,
): string {
  const chosen = /(?:^|;\s*)souk_language=(en|ar)(?:;|$)/.exec(cookie)?.[1] as Language | undefined
  const language = chosen ?? languageOf(accepts, otherwise)
  const theme = /(?:^|;\s*)souk_theme=(light|dark)(?:;|$)/.exec(cookie)?.[1] ?? 'auto'
  const { links, ask, frame, sheets } = firstFor?.(language) ?? nothing
  const page = html
    .replace(
      openingTag,
      () =>
        `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${theme}" data-name-en="${escaped(name.en)}" data-name-ar="${escaped(name.ar)}"${look.logo ? ` data-logo="${escaped(look.logo)}"` : ''}${maintenance ? maintained(maintenance) : ''}>`,
    )
    .replace('<script', () => `${ask}<script`) // before everything it will be waited with
    .replace(iconLink, (link) => (look.icon ? `<link rel="icon" href="${escaped(look.icon)}" />` : link))
    .replace('</head>', `${accentStyle(look)}${links}</head>`)
    .replace(emptyRoot, () => `<div id="root">${withLogo(frame, look)}</div>${sheets}`)
  const described = language === 'ar' ? page.replace(description, `$1${inArabic}"`) : page
  return described.replaceAll('{{product}}', () => escaped(name[language]))
}

/** The web app: hashed files for ever, and one page for every address that is no file and no call. */
export async function servePages(app: FastifyInstance, { marketplace, maintenance }: Deps): Promise<void> {
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
            maintenance: maintenance(),
            name: marketplace().name,
            look: marketplace(),
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
