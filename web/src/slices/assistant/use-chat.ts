import type { ChatPart, OpenAssistantConversation } from '@souk/contract/assistant/assistant-shapes.ts'
import type { assistant } from '@souk/contract/assistant/assistant.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { headersOf, parse, settle } from '../../lib/server/call.ts'
import { refused, unanswered } from '../../lib/server/failures.ts'
import { conversationKey } from './assistant.data.ts'

const path: typeof assistant.chat.path = '/api/v2/retailer-ai/chat'
export type Step = Extract<ChatPart, { kind: 'progress' }>['step']
/** What is on its way: the sentence, how far it is, and why it failed. */
export type Running = { text: string; step: Step; failure: string | null }

/** Sends a sentence and passes the parts of its answer on to the open conversation. The answer itself is stored on the server. */
export function useChat(conversationId: string | null, onConversation: (id: string) => void) {
  const client = useQueryClient()
  const [running, setRunning] = useState<Running | null>(null)

  async function send(text: string): Promise<boolean> {
    setRunning({ text, step: 'reading', failure: null })
    let id = conversationId
    const change = (next: Partial<OpenAssistantConversation>) => {
      if (id) client.setQueryData<OpenAssistantConversation>(conversationKey(id), (now) => now && { ...now, ...next })
    }
    try {
      for await (const part of partsOf(text, conversationId)) {
        if (part.kind === 'progress') setRunning({ text, step: part.step, failure: null })
        if (part.kind === 'brief') {
          id = part.conversationId
          change({ brief: part.brief })
        }
        if (part.kind === 'selection') change({ selection: part.selection })
        if (part.kind === 'error') throw new Error(part.message)
        if (part.kind === 'done') {
          await client.invalidateQueries({ queryKey: ['assistant'] })
          onConversation(part.conversationId)
        }
      }
      setRunning(null)
      return true
    } catch (error) {
      setRunning({ text, step: 'reading', failure: error instanceof Error ? error.message : String(error) })
      void client.invalidateQueries({ queryKey: ['assistant'] })
      return false
    }
  }
  return { running, send, dismiss: () => setRunning(null) }
}

async function* partsOf(message: string, conversationId: string | null): AsyncGenerator<ChatPart> {
  const headers = { ...headersOf({ method: 'POST', path }, {}), 'content-type': 'application/json' }
  const body = JSON.stringify({ message, ...(conversationId && { conversationId }) })
  const response = await fetch(path, { method: 'POST', headers, body }).catch((error: unknown) => {
    throw unanswered(error)
  })
  if (!response.ok || !response.body) {
    throw settle(refused(response.status, parse(await response.text()), response.headers), { isQuiet: true })
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice(6)) as ChatPart
  }
}
