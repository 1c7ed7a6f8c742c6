import type { Language } from '@souk/contract/core/language.ts'
import type { BroadcastDocument } from '@souk/contract/messaging/broadcast-document.ts'
import { templateNames, templateOf } from '@souk/contract/messaging/broadcast-templates.ts'
import type { Broadcast, BroadcastContent } from '@souk/contract/messaging/broadcasts.contract.ts'
import { isSame } from '../../../lib/forms/merge-versions.ts'
import { type AudienceDraft, audienceOf, draftOf } from './audience-field.tsx'

/** What is typed in the composer, complete or not. */
export type Content = { language: Language; subject: string; body: BroadcastDocument; audience: AudienceDraft }

const emptyBody: BroadcastDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

export const blankContent = (language: Language): Content => ({
  language,
  subject: '',
  body: emptyBody,
  audience: draftOf([{ kind: 'all' }]),
})

export const contentOf = ({ language, subject, body, audience }: Broadcast): Content => ({
  language,
  subject,
  body,
  audience: draftOf(audience),
})

/** As the server takes it; null while the subject or the recipients are missing. */
export function completeOf({ audience, ...words }: Content): BroadcastContent | null {
  const groups = audienceOf(audience)
  return groups && words.subject.trim() !== '' ? { ...words, audience: groups } : null
}

/** Whether a template would replace words that a person typed. */
export function hasOwnWords({ subject, body }: Content): boolean {
  if (subject.trim() === '' && textOf(body) === '') return false
  const templates = templateNames.flatMap((name) => [templateOf(name, 'en'), templateOf(name, 'ar')])
  return !templates.some((one) => one.subject === subject && textOf(one.body) === textOf(body))
}

/** The words of a document without their form. */
export function textOf(body: BroadcastDocument): string {
  const lines: string[] = []
  const walk = (node: object): string => {
    if ('text' in node) return String(node.text)
    if ('type' in node && node.type === 'card' && 'attrs' in node) return JSON.stringify(node.attrs)
    const inner = 'content' in node && Array.isArray(node.content) ? (node.content as object[]) : []
    return inner.map(walk).join('')
  }
  for (const block of body.content) lines.push(walk(block))
  return lines.filter(Boolean).join('\n')
}

export const isBlank = (content: Content) => isSame(content, blankContent(content.language))
