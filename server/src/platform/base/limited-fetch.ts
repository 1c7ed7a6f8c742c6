type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** `fetch` for providers that a setting names: a reply that is larger than expected fails instead of filling the memory. */
export const limitedFetch =
  (maxBytes: number): Fetch =>
  async (input, init) => {
    const { body, status, statusText, headers } = await fetch(input, init)
    return new Response(body && body.pipeThrough(limit(maxBytes)), { status, statusText, headers })
  }

function limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, stream) {
      size += chunk.length
      if (size > maxBytes) throw new Error(`The reply is larger than ${maxBytes} bytes`)
      stream.enqueue(chunk)
    },
  })
}
