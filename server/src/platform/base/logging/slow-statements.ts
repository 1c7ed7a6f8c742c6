import type { FastifyBaseLogger } from 'fastify'
import { currentRequest } from './request-context.ts'

export type OnStatement = (text: string, milliseconds: number, backend: number | undefined) => void
const mostCharacters = 1_000

/** Writes a statement that took long into the log, with the call it belongs to; the values stay out of it. 0 switches it off. */
export function slowStatements(limit: number, log: FastifyBaseLogger): OnStatement | undefined {
  if (limit === 0) return undefined
  return (text, milliseconds, backend) => {
    if (milliseconds < limit) return
    const statement = text.slice(0, mostCharacters)
    log.warn({ ...currentRequest(), ms: Math.round(milliseconds), backend, statement }, 'slow statement')
  }
}
