import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Failed } from './failed.ts'
import { toastFailure } from './toast-failure.ts'
import { onSessionChange, session } from '../session/session.ts'

const halfAMinute = 30_000
const mostRetries = 2

/** Only what may work the next time: no network, or a server that stumbled. Writes are never repeated by themselves. */
export function mayRetry(failures: number, error: Error): boolean {
  return failures < mostRetries && error instanceof Failed && (error.status === 0 || error.status >= 500)
}

/** One person's answers are never shown to the next. */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.isSilent || toastFailure(error) }),
    mutationCache: new MutationCache({ onError: (error) => toastFailure(error) }),
    // Without a network a call is tried and says so; TanStack would wait in silence for better times.
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: halfAMinute, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  let { token } = session()
  onSessionChange(() => {
    if (session().token === token) return
    token = session().token
    client.clear()
  })
  return client
}

export const queryClient = newQueryClient()
