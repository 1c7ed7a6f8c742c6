import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import type { Document, Json } from '../../api-docs/describe-api.ts'

type Answer = { status: number; type: string; text: string }

const id = 'document'
const schemas = formats.default(new Ajv2020({ strict: false, allErrors: true }))
const compiled = new Map<string, ValidateFunction>()
let document: Document | undefined // the same for every test, and slow to make

/** Reads it from the first application that is ready. */
export function readPublishedDocument(app: FastifyInstance): void {
  if (document) return
  document = app.swagger() as unknown as Document
  schemas.addSchema(document, id, false, false)
}

/** What the served document says against an answer, by a library that knows nothing of the contract; nothing where it fits. */
export function objectionsTo(call: Endpoint, { status, type, text }: Answer): string[] {
  const path = call.path.replace(/:(\w+)/g, '{$1}')
  const method = call.method.toLowerCase()
  const { responses } = document!.paths[path]![method]!
  const described = responses[status] ? String(status) : 'default'
  const content = (responses[described]?.content ?? {}) as Record<string, Json>
  const mediaType = Object.keys(content).find((name) => essence(name) === essence(type))
  if (!mediaType) return [`${status} as ${type}: the document has ${Object.keys(content).join(', ') || 'nothing'}`]
  if (essence(type) !== 'application/json') return []
  const steps = ['paths', path, method, 'responses', described, 'content', mediaType, 'schema']
  const { $ref: named } = content[mediaType]!.schema as { $ref?: string }
  const place = named ?? `#/${steps.map(pointed).join('/')}`
  const fits = compiled.get(place) ?? schemas.compile({ $ref: `${id}${place}` })
  compiled.set(place, fits)
  if (fits(JSON.parse(text))) return []
  return fits.errors!.map(({ instancePath, message }) => `${status} ${instancePath} ${message}`)
}

const essence = (type: string) => type.split(';')[0]!.trim().toLowerCase()
const pointed = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
