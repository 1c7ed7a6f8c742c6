import type { LegalTexts } from '@souk/contract/legal/legal.contract.ts'
import type { LegalKind } from '@souk/contract/legal/legal-rules.ts'
import type { RichBlock, RichText } from '@souk/contract/core/rich-text/rich-text.ts'
import { draftsAr } from './drafts.ar.ts'
import { draftsEn } from './drafts.en.ts'

type Clause = { title: string; text: string }
export type Drafts = { note: string; texts: Record<LegalKind, readonly Clause[]> }

/** A text to start from, with a first paragraph that says what it is. */
export const builtInDraft = (kind: LegalKind): LegalTexts => ({
  en: documentOf(draftsEn, kind),
  ar: documentOf(draftsAr, kind),
})

function documentOf({ note, texts }: Drafts, kind: LegalKind): RichText {
  const clauses = texts[kind].flatMap(({ title, text }): RichBlock[] => [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] },
    { type: 'paragraph', content: [{ type: 'text', text }] },
  ])
  const marked: RichBlock = { type: 'paragraph', content: [{ type: 'text', text: note, marks: [{ type: 'bold' }] }] }
  return { type: 'doc', content: [marked, ...clauses] }
}
