import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { type FileType, mediaTypes } from '@souk/contract/core/media-types.ts'
import { scopeOf } from '@souk/contract/core/scopes.ts'
import type { Slice } from '../platform/serving/slice.ts'
import { examples } from './examples.ts'
import { guide } from './guide.ts'
import { nameSchemas } from './name-schemas.ts'

export type Json = Record<string, unknown>
type Operation = Json & { responses: Record<string, Json>; requestBody?: { content: Record<string, Json> } }
export type Document = Json & { paths: Record<string, Record<string, Operation>>; components?: Json }

const json = 'application/json'

/** Adds to the schemas what people need: names, groups, examples, errors and guides. */
export function describeApi(document: Document, slices: readonly Slice[], url: string): Document {
  for (const { name: slice, groups, summaries } of slices) {
    for (const [group, { contract }] of Object.entries(groups)) {
      for (const [name, call] of Object.entries<Endpoint>(contract)) {
        const operation = document.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
        if (operation) describe(operation, `${group}.${name}`, slice, call, summaries)
      }
    }
  }
  return nameSchemas({
    ...document,
    info: {
      title: 'API', // with the marketplace's name where it is served
      version: '2',
      summary: 'The wholesale marketplace as an API.',
      description: guide,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url, description: 'This marketplace' }],
    tags: slices.map(({ name, about }) => ({ name, description: about })),
    security: [{ bearer: [] }],
    components: {
      ...document.components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key, or the token of a session.' },
      },
    },
  })
}

function describe(
  operation: Operation,
  at: string,
  slice: string,
  call: Endpoint,
  summaries: Slice['summaries'],
): void {
  operation.operationId = at.replace('.', '_')
  operation.summary = summaries[at] ?? at
  operation.description = descriptionOf(slice, call)
  const { '4XX': failure, ...answers } = operation.responses
  for (const answer of Object.values(answers)) answer.description = call.raw ? 'The content itself.' : 'Done.'
  operation.responses = { ...answers, ...failuresOf(call, failure ?? {}) }
  if (call.upload) operation.requestBody = upload()
  if (typeof call.raw === 'object') describeFiles(answers, call.raw)
  const example = examples[at]
  const body = operation.requestBody?.content[json]
  if (body && example?.body !== undefined) body.example = example.body
  const reply = (operation.responses[String(call.status ?? 200)]?.content as Record<string, Json> | undefined)?.[json]
  if (reply && example?.reply !== undefined) reply.example = { data: example.reply }
}

const file = { type: 'string', format: 'binary' }
const upload = () => ({
  required: true,
  content: { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } },
})

/** A file has no shape that a schema could say; JSON has. */
function describeFiles(answers: Operation['responses'], types: readonly FileType[]): void {
  for (const { content } of Object.values(answers) as { content: Record<string, Json> }[])
    for (const type of types) if (type !== 'json') content[mediaTypes[type]] = { schema: file }
}

/** Who may make the call, what it honours and how often it may be made, from the contract itself. */
function descriptionOf(slice: string, call: Endpoint): string {
  const scope = call.allow === 'public' ? null : scopeOf(slice, call)
  const sentences = [
    call.allow === 'public'
      ? 'Open to everybody.'
      : scope
        ? `Needs the scope \`${scope}\`.`
        : 'For people only: no API key can make this call.',
    call.sides && `For ${call.sides.join(' and ')} entities.`,
    call.allow !== 'public' && call.allow[1] === 'Brand' && 'For brands.',
    call.allow !== 'public' && call.allow[1] === 'Retailer' && 'For retailers.',
    call.allow !== 'public' && call.allow[1] === 'Souk' && 'For the marketplace itself.',
    call.roles && `Roles: ${call.roles.join(', ')}.`,
    call.idempotent && 'Honours `Idempotency-Key`.',
    call.upload && 'Takes one file in the multipart field `file`.',
    typeof call.raw === 'object' && `Answers a file: ${call.raw.join(' or ')}.`,
    call.raw === 'text/event-stream' && 'Answers a stream of server-sent events.',
    call.acceptedWhen && 'Answers 202 while the request waits for a decision.',
    call.limit && `At most ${call.limit.tries} times in ${call.limit.seconds} seconds.`,
  ]
  return sentences.filter(Boolean).join(' ')
}

const texts = {
  400: 'The body cannot be read.',
  401: 'No key or session, or one that ended.',
  403: 'The scope, the side or the role does not allow it.',
  404: 'Not there, or not yours.',
  409: 'The state or the version forbids it.',
  422: 'A rule is broken; `field` names it.',
  429: 'Too often; wait `Retry-After` seconds.',
} as const

function failuresOf(call: Endpoint, failure: Json): Record<string, Json> {
  const isClosed = call.allow !== 'public'
  const statuses = [
    call.method !== 'GET' && 400,
    isClosed && 401,
    isClosed && 403,
    call.params && 404,
    call.method !== 'GET' && 409,
    (call.body || call.query) && 422,
    429,
  ] as (keyof typeof texts | false | undefined)[]
  const known = statuses.flatMap((status) =>
    status ? [[String(status), { ...failure, description: texts[status] }]] : [],
  )
  return Object.fromEntries([...known, ['default', { ...failure, description: 'Any other failure.' }]])
}
