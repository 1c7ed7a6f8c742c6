/** Something happened to something: a topic and an id, never data. */
export type LiveEvent = { id: string; topic: string; ref: string }

/** Reads server-sent events out of text that arrives in any pieces. */
export function eventReader(onEvent: (event: LiveEvent) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseBlock(block)
      if (event) onEvent(event)
    }
  }
}

/** Lines that begin with a colon are comments: they only keep the line open. */
function parseBlock(block: string): LiveEvent | null {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const at = line.indexOf(':')
    if (at > 0) fields.set(line.slice(0, at), line.slice(at + 1).trimStart())
  }
  const topic = fields.get('event')
  return topic ? { id: fields.get('id') ?? '', topic, ref: refOf(fields.get('data')) } : null
}

function refOf(data = '{}'): string {
  try {
    const { id } = JSON.parse(data) as { id?: unknown }
    return typeof id === 'string' ? id : ''
  } catch {
    return ''
  }
}
