import { createParser } from 'eventsource-parser'

/** Something happened to something: a topic and an id, never data. */
export type LiveEvent = { id: string; topic: string; ref: string }

/** Reads server-sent events out of text that arrives in any pieces. */
export function eventReader(onEvent: (event: LiveEvent) => void): (piece: string) => void {
  const parser = createParser({
    onEvent: ({ id = '', event, data }) => {
      if (event) onEvent({ id, topic: event, ref: refOf(data) })
    },
  })
  return (piece) => parser.feed(piece)
}

function refOf(data: string): string {
  try {
    const { id } = JSON.parse(data) as { id?: unknown }
    return typeof id === 'string' ? id : ''
  } catch {
    return ''
  }
}
