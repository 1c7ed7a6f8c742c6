import type { FastifyBaseLogger } from 'fastify'
import { isResponseSerializationError, serializerCompiler } from 'fastify-type-provider-zod'

type Compiler = typeof serializerCompiler
type Path = readonly PropertyKey[]
type Reply = { data: Record<string, unknown> | unknown[] }

/** Checks replies by their schema. A list is answered without the rows that do not fit it, which are logged; anything else fails. */
export function replySerializer(log: FastifyBaseLogger): Compiler {
  return (route) => {
    const serialize = serializerCompiler(route)
    return (reply: unknown) => {
      try {
        return serialize(reply)
      } catch (error) {
        if (!isResponseSerializationError(error)) throw error
        const pruned = withoutRows(
          reply,
          error.cause.issues.map(({ path }) => path),
        )
        if (!pruned) throw error
        const { method, url } = route
        log.error({ err: error, method, url, rows: pruned.dropped }, 'rows were left out of a list')
        return serialize(pruned.reply)
      }
    }
  }
}

/** The reply without the rows that these paths lead into; null where one of them does not lead into a list. */
function withoutRows(reply: unknown, paths: readonly Path[]): { reply: Reply; dropped: unknown[] } | null {
  const { data } = reply as Reply
  const bad = new Map<string, Set<number>>() // by the name of the list, '' where the data itself is one
  for (const path of paths) {
    const [name, index] = Array.isArray(data) ? ['', path[1]] : [String(path[1]), path[2]]
    if (path[0] !== 'data' || typeof index !== 'number' || !isList(data)) return null
    bad.set(name, (bad.get(name) ?? new Set()).add(index))
  }
  const dropped: unknown[] = []
  const pruned = (rows: unknown[], gone: ReadonlySet<number>) =>
    rows.filter((row, index) => {
      if (gone.has(index)) dropped.push(idOf(row, index))
      return !gone.has(index)
    })
  if (Array.isArray(data)) return { reply: { ...(reply as Reply), data: pruned(data, bad.get('')!) }, dropped }
  const lists = [...bad].map(([name, gone]) => [name, pruned(data[name] as unknown[], gone)] as const)
  return { reply: { ...(reply as Reply), data: { ...data, ...Object.fromEntries(lists) } }, dropped }
}

/** An array, one page of a list, or an object that holds nothing but a list; a line of an order is no row of a list. */
const isList = (data: Reply['data']) => Array.isArray(data) || 'page' in data || Object.keys(data).length === 1

function idOf(row: unknown, index: number): unknown {
  const { id, _id } = (row ?? {}) as Record<string, unknown>
  return id ?? _id ?? index
}
