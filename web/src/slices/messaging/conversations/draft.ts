import type { CardRef } from '@souk/contract/messaging/conversation-limits.ts'
import { useState } from 'react'
import { readDraft, storeDraft } from '../../../lib/forms/stored-draft.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useSession } from '../../../lib/session/use-session.ts'

export type Attached = { location: string; name: string }
export type Draft = { text: string; cards: CardRef[]; files: Attached[]; key: string }

const fresh = (): Draft => ({ text: '', cards: [], files: [], key: randomId() })
export const isEmpty = ({ text, cards, files }: Draft) => text.trim() === '' && cards.length === 0 && files.length === 0

/** What is typed survives a reload and a lost network: it stays in the browser until it has been sent. */
export function useDraft(conversationId: string) {
  const { userData } = useSession()
  const name = `draft ${userData?.id ?? ''} ${conversationId}`
  const [draft, setDraft] = useState<Draft>(() => read(name))
  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part, key: randomId() } // other words are another message
    setDraft(next)
    write(name, next)
  }
  function clear(): void {
    const next = fresh()
    setDraft(next)
    write(name, next)
  }
  return { draft, change, clear }
}

const read = (name: string): Draft => ({ ...fresh(), ...readDraft<Partial<Draft>>(name) })
const write = (name: string, draft: Draft) => storeDraft(name, isEmpty(draft) ? null : draft)
