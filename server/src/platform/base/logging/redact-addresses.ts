import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace'
import { withoutTokens } from './logging.ts'

/** Links carry one-time tokens: no query and no token in a path leaves the process, as in the log. */
export const redactAddresses: SpanProcessor = {
  onStart(span: Span) {
    const { 'url.path': path, 'url.full': full, 'url.query': query } = span.attributes
    if (typeof path === 'string') span.setAttribute('url.path', withoutTokens(path))
    if (typeof full === 'string') span.setAttribute('url.full', withoutQuery(full))
    if (query) span.setAttribute('url.query', '')
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + withoutTokens(pathname)
}
