import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import { readsAfter, writtenUpTo } from '../../data/database/reads.ts'
import type { Deps } from '../deps.ts'

const cookie = 'souk_written'
const validSeconds = 60

/**
 * People see what they just wrote although reads may come from a replica: an answer to a write says in a cookie how far the
 * primary's log is, and later requests, whichever process takes them, read from the primary until the replica has come so far.
 */
export function withOwnWrites(
  request: FastifyRequest,
  { writes }: Endpoint,
  deps: Deps,
): { deps: Deps; didRead: () => boolean } {
  if (!deps.reads.health) return { deps, didRead: () => true }
  const written = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1]
  const replica = readsAfter(deps.reads, deps.db, written?.replace('-', '/'))
  let didRead: boolean = request.method === 'GET' && !writes
  const own = Object.defineProperty({ ...deps }, 'replica', {
    enumerable: true,
    get: () => {
      didRead = true // searches are sent as POST
      return replica
    },
  })
  return { deps: own, didRead: () => didRead }
}

export async function markWrite(reply: FastifyReply, { db, config }: Deps): Promise<void> {
  const value = (await writtenUpTo(db)).replace('/', '-')
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${cookie}=${value}; Path=/; Max-Age=${validSeconds}; HttpOnly; SameSite=Strict${secure}`)
}
