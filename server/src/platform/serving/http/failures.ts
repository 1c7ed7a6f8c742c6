import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Code, MessageKey } from '@souk/contract/core/errors.ts'
import { fieldName, fieldParams, issueKey } from '@souk/contract/core/fields/field-sentence.ts'
import { languageOf, type Messages } from '../../base/messages.ts'
import { isUnavailable } from '../../data/database/unavailable.ts'
import { Refusal } from '../../base/refusal.ts'
import { failureKeyOf } from './failure-messages.ts'

const ofFramework: Partial<Record<number, Code>> = {
  400: 'unparsable',
  404: 'not_found',
  406: 'wrong_type', // what @fastify/multipart says of a body that is none
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_often',
}
/** Addresses that the router cannot read: nothing is there. */
const unreadableAddress = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'])
/** What a stream says whose reader went away. */
const interrupted = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ECONNRESET', 'EPIPE'])

/** What PostgreSQL says of a text with a NUL in it: no column can hold it. */
const unstorable = new Set(['22021', '22P05'])
/** Of a number or a date that is larger than any column; also of a price times a quantity. */
const outOfRange = new Set(['22003', '22008'])
/** What the parser of multipart bodies says, without a code. */
const malformed =
  /^(Multipart: Boundary not found|Unexpected end of (multipart data|form)|Malformed (content type|urlencoded form|part header)|Part terminated early|File terminated early|.*terminated early due to unexpected end of multipart data)/

/** Whatever was thrown, as refusals; none means a bug. */
function refusalsOf(error: FastifyError | Refusal, messages: Messages, { body, query }: FastifyRequest): Refusal[] {
  if (error instanceof Refusal) return [error]
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return [new Refusal('not_found')]
    const isQuery = error.validationContext === 'querystring'
    return error.validation.flatMap(asRefusals(messages, isQuery ? query : body, isQuery))
  }
  if (unstorable.has(error.code)) return [new Refusal('invalid', 'errors.unstorable')]
  if (outOfRange.has(error.code)) return [new Refusal('invalid', 'errors.outOfRange')]
  if (!error.statusCode && malformed.test(error.message)) return [new Refusal('unparsable')]
  if (isUnavailable(error)) return [new Refusal('unavailable', 'errors.unavailable', { retryAfter: 5 })]
  if (unreadableAddress.has(error.code)) return [new Refusal('not_found')]
  const status = error.statusCode ?? 500
  const code = ofFramework[status] ?? (status >= 400 && status < 500 ? 'unparsable' : null)
  return code ? [new Refusal(code)] : []
}

type Issue = { instancePath: string; keyword: string; message?: string; params: Record<string, unknown> }

/** A schema's own message is a key of ours, or zod's code chooses one; an unknown field is named. */
const asRefusals =
  ({ has }: Messages, sent: unknown, isQuery: boolean) =>
  ({ instancePath, keyword, message = '', params }: Issue): Refusal[] => {
    const names = keyword === 'unrecognized_keys' ? (params.keys as string[]) : ['']
    const path = instancePath.split('/').filter(Boolean)
    const issue = { code: keyword, message, path, value: valueAt(sent, path), expected: params.expected }
    const fields = names.map((name) => [...path, name].filter(Boolean).join('.'))
    return fields.map(
      (field) => new Refusal('invalid', issueKey(issue, has), { field, params: { ...params, isQuery } }),
    )
  }

function valueAt(sent: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    sent,
  )
}

type AnswerFailure = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => unknown

/** Everything that is thrown becomes one shape, in the language of the request. */
export function failureAnswer(messages: Messages): AnswerFailure {
  const aboutField = (language: 'en' | 'ar', field: string, isQuery: boolean) => {
    const path = field.split('.')
    const words = { has: messages.has, say: (key: string) => messages.say(language, key as MessageKey) }
    return fieldParams(path, fieldName(path, words, language, isQuery), language)
  }
  return (error, request, reply) => {
    if (reply.raw.destroyed && interrupted.has(error.code)) {
      request.log.info('the client left before the answer')
      reply.hijack()
      return
    }
    const language = languageOf(request.headers['accept-language'])
    const refusals = refusalsOf(error, messages, request)
    if (isUnavailable(error)) request.log.warn({ err: error }, 'unavailable')
    const [first] = refusals
    if (!first) {
      request.log.error({ err: error }, 'bug')
      const message = messages.say(language, failureKeyOf(error) ?? 'errors.bug', { id: request.id })
      return reply.code(500).send({ message, errors: [{ message, code: 'bug' }] })
    }
    const errors = refusals.map(({ code, key, details: { field, items, params } }) => ({
      message: messages.say(language, key, {
        ...params,
        ...(field !== undefined && aboutField(language, field, params?.['isQuery'] === true)),
      }),
      code,
      field,
      items,
    }))
    if (first.details.retryAfter) reply.header('retry-after', Math.ceil(first.details.retryAfter))
    return reply.code(first.status).send({ message: errors[0]!.message, errors })
  }
}

export function answerFailures(app: FastifyInstance, messages: Messages): void {
  app.setErrorHandler(failureAnswer(messages))
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found')
  })
}
