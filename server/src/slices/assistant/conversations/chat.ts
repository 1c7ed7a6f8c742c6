import type { ChatPart } from '@souk/contract/assistant/assistant-shapes.ts'
import type { ChatIn } from '@souk/contract/assistant/assistant.contract.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import type { Buyer } from '../../carts/door.ts'
import { answerMessage } from './answer-message.ts'
import { PartQueue } from './part-queue.ts'
import { beginAnswer, failAnswer } from './begin-answer.ts'

/** Answers as a stream. The work does not depend on the reader: it ends in the database, and open screens are told. */
export async function chat(
  deps: Deps,
  buyer: Buyer,
  input: ChatIn,
  language: Language,
): Promise<AsyncIterable<string>> {
  const started = await beginAnswer(deps.db, buyer, input)
  const parts = new PartQueue()
  const work = answerMessage(deps, buyer, started, language, (part) => parts.add(written(part)))
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) deps.log.error({ err: error }, 'assistant')
      await failAnswer(deps.db, buyer, started).catch(() => undefined) // after a while it counts as failed anyway
      const key = error instanceof Refusal ? error.key : 'assistant.failed'
      parts.add(
        written({
          kind: 'error',
          message: deps.say(language, key, error instanceof Refusal ? error.details.params : {}),
        }),
      )
    })
    .finally(() => {
      parts.add(written({ kind: 'done', conversationId: started.conversationId }))
      parts.end()
    })
  void work
  return parts.read()
}

const written = (part: ChatPart) => `data: ${JSON.stringify(part)}\n\n`
