export type PreloadedRequests = { headers: Record<string, string>; answers: Record<string, Promise<Response | null>> }

declare global {
  interface Window {
    firstAnswers?: PreloadedRequests
  }
}

/**
 * What the page itself asked for before its scripts were here (`app/first-visit/preload-requests.ts`), if it asked as this call would:
 * the same person, in the same language. Each answer is good for once; a bad one is asked for again.
 */
export async function takePreloaded(
  address: string,
  headers: PreloadedRequests['headers'],
  signal: AbortSignal,
): Promise<Response | null> {
  const asked = window.firstAnswers
  const answer = asked?.answers[address]
  if (!answer) return null
  delete asked.answers[address]
  const names = new Set([...Object.keys(headers), ...Object.keys(asked.headers)])
  names.delete('x-request-id') // says which request it was, not for whom
  if ([...names].some((name) => headers[name] !== asked.headers[name])) return null
  const response = await Promise.race([answer, aborted(signal)])
  return response?.ok ? response : null
}

/** Answers that were not used by the first page are stale. */
export function forgetPreloaded(): void {
  delete window.firstAnswers
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((done) => signal.addEventListener('abort', () => done(null), { once: true }))
}
