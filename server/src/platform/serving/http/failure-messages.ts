import type { MessageKey } from '@souk/contract/core/errors.ts'
import { Refusal } from '../../base/refusal.ts'

type AnyHandlers = Readonly<Record<string, (...input: never[]) => unknown>>

/** A bug in one of these calls is still logged and answers 500, but with its own sentence. */
export function withFailureMessages<H extends object>(handlers: H, keys: Partial<Record<keyof H, MessageKey>>): H {
  const wrapped = Object.entries(handlers as AnyHandlers).map(([name, handle]) => {
    const key = keys[name as keyof H]
    const named = async (...input: never[]) => {
      try {
        return await handle(...input)
      } catch (error) {
        if (error instanceof Error && !(error instanceof Refusal)) failureKeys.set(error, key!)
        throw error
      }
    }
    return [name, key ? named : handle]
  })
  return Object.fromEntries(wrapped) as H
}

const failureKeys = new WeakMap<Error, MessageKey>()
export const failureKeyOf = (error: Error): MessageKey | undefined => failureKeys.get(error)
