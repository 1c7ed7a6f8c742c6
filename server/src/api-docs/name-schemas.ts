import type { Document, Json } from './describe-api.ts'

/** Bodies, answers and failures get names of their own, and equal schemas share one: generated clients become readable. */
export function nameSchemas(document: Document): Document {
  const named = new Map<string, string>() // the schema as text → its name
  const schemas: Record<string, unknown> = {}

  function refer(schema: unknown, name: string): unknown {
    if (!isObject(schema) || schema.type !== 'object') return schema
    const text = JSON.stringify(schema)
    const known = named.get(text) ?? name
    if (!named.has(text) && known in schemas) return schema // a name stands for one shape
    named.set(text, known)
    schemas[known] = schema
    return { $ref: `#/components/schemas/${known}` }
  }

  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      const name = pascal(String(operation.operationId))
      const body = operation.requestBody?.content['application/json']
      if (body) body.schema = refer(body.schema, `${name}Body`)
      for (const [status, response] of Object.entries(operation.responses)) {
        const isFailure = status === 'default' || Number(status) >= 400
        for (const content of Object.values((response.content ?? {}) as Record<string, Json>)) {
          if (isFailure) content.schema = refer(content.schema, 'Failure')
          else referData(content, name, refer)
        }
      }
    }
  }
  return { ...document, components: { ...document.components, schemas } }
}

/** The data inside the envelope, and the rows of a list. */
function referData(content: Json, name: string, refer: (schema: unknown, name: string) => unknown): void {
  const envelope = content.schema
  if (!isObject(envelope) || !isObject(envelope.properties)) return
  const { properties } = envelope
  const { data } = properties
  if (isObject(data) && data.type === 'array') data.items = refer(data.items, `${name}Item`)
  else if (isObject(data) && isObject(data.properties)) {
    for (const [place, part] of Object.entries(data.properties)) {
      if (isObject(part) && part.type === 'array') {
        part.items = refer(part.items, `${name}${place === 'items' ? '' : pascal(place)}Item`)
      }
    }
    properties.data = refer(data, `${name}Data`)
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const pascal = (text: string) => text.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
