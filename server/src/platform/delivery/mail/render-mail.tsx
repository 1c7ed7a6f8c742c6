import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language, Say } from '../../base/messages.ts'
import { MailLayout } from './mail-parts.tsx'

/** What a slice writes: a subject, the line that inboxes show, and the body in React. */
export type MailContent = { subject: string; preview: string; body: ReactNode }
export type RenderedMail = { subject: string; html: string; body: string }

export function renderMail(content: MailContent, language: Language, say: Say): RenderedMail {
  const { subject, preview, body } = content
  const html = renderToStaticMarkup(
    <MailLayout
      language={language}
      subject={subject}
      preview={preview}
      sender={say(language, 'mail.sender')}
      footer={say(language, 'mail.footer')}
    >
      {body}
    </MailLayout>,
  )
  return { subject, html: `<!doctype html>${html}`, body: textOf(renderToStaticMarkup(<>{body}</>)) }
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
