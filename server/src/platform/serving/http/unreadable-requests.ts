import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Code, statusOf } from '@souk/contract/core/errors.ts'
import type { Messages } from '../../base/messages.ts'
import { failureAnswer } from './failures.ts'

/** Answers in the one shape where no route and no hook is reached. */
export function answerUnreadable(messages: Messages) {
  const answer = failureAnswer(messages)
  return {
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      void answer(error, request, reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })),
    clientErrorHandler: ({ code }: NodeJS.ErrnoException, socket: Socket) => {
      if (code !== 'ECONNRESET' && socket.writable) socket.write(textOf(code, messages))
      socket.destroy()
    },
  }
}

/** What is no HTTP has no language either. */
function textOf(reason: string | undefined, { say }: Messages): string {
  const code: Code = reason === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'unparsable'
  const status = reason === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : statusOf[code]
  const message = say('en', `errors.${code}`)
  const body = JSON.stringify({ message, errors: [{ message, code }] })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8`
  return `${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
}
