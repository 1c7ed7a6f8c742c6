import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language, Say } from '../../base/messages.ts'
import type { MailHouse } from './mail-house.ts'
import { MailLayout, mailInk } from './mail-parts.tsx'

/** What a slice writes: a subject, the line that inboxes show, and the body in React. */
export type MailContent = { subject: string; preview: string; body: ReactNode }
export type RenderedMail = { subject: string; html: string; body: string }

export function renderMail(content: MailContent, language: Language, say: Say, house: MailHouse): RenderedMail {
  const { subject, preview, body } = content
  const footer = [
    house.footer,
    house.support && say(language, 'mail.support', { address: house.support }),
    say(language, 'mail.footer'),
  ].filter((line) => line !== null && line !== '')
  const html = renderToStaticMarkup(
    <MailLayout
      language={language}
      subject={subject}
      preview={preview}
      sender={say(language, 'mail.sender')}
      house={house}
      footer={footer}
    >
      {body}
    </MailLayout>,
  )
  return { subject, html: `<!doctype html>${inAccent(html, house)}`, body: textOf(renderToStaticMarkup(<>{body}</>)) }
}

/** Slices draw with the accent of the themes; the marketplace's own takes its place. */
function inAccent(html: string, { accents }: MailHouse): string {
  if (!accents) return html
  return html.replaceAll(mailInk.accent, accents.light.accent).replaceAll(mailInk.accentOnDark, accents.dark.accent)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const between = ' – '

/** The same mail for those who read plain text: a link is its words and its address, a block is a paragraph, a row of a table a line. */
function textOf(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<\/td>\s*<td[^>]*>/g, between)
    .replace(/<\/(p|h1|h2|li|tr|div|blockquote)>/g, '\n\n')
    .replace(/<br\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(new RegExp(`^${between}|${between}$`, 'gm'), '') // beside a cell with a picture only
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
