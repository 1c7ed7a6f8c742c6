import type { ServerKey } from '../../platform/data/access/server-key.ts'

/** Only a process with the same secret answers the same. */
export const echoOf = (key: ServerKey, text: string): string => key.sign('readiness echo', text).toString('base64url')
