import type { QueryKey } from '@tanstack/react-query'

/** Which answers are asked for again when something happens: a topic of the server, and the keys it makes stale. */
export const liveTopics: Readonly<Record<string, (id: string) => QueryKey[]>> = {}
