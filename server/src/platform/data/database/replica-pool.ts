import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { ReplicaHealth } from './replica-health.ts'
import { isUnavailable } from './unavailable.ts'

/** Reads from the replica while it is well, else from the primary. A read that fails because the replica was lost is made once more there. */
export function replicaOrPrimary(replica: PostgresPool, primary: PostgresPool, health: ReplicaHealth): PostgresPool {
  return {
    options: replica.options,
    end: () => replica.end(),
    async connect() {
      if (!health.state.isUsable) return primary.connect()
      try {
        return withFallback(await replica.connect(), primary, health)
      } catch (error) {
        if (!isLost(error)) throw error
        health.lost()
        return primary.connect()
      }
    },
  }
}

function withFallback(first: PostgresPoolClient, primary: PostgresPool, health: ReplicaHealth): PostgresPoolClient {
  let client = first
  let isOnReplica = true
  let isFresh = true // nothing was asked yet that a transaction would lose
  async function query(text: string, values: readonly unknown[]) {
    const wasFresh = isFresh
    isFresh = isFresh && !/^\s*(?:begin|start transaction)/i.test(text)
    try {
      return await (client.query as unknown as (t: string, v: readonly unknown[]) => Promise<unknown>)(text, values)
    } catch (error) {
      if (!isOnReplica || !wasFresh || !(isLost(error) || isConflict(error))) throw error
      if (!isConflict(error)) health.lost()
      isOnReplica = false
      ;(client.release as (destroy?: boolean) => void)(true)
      client = await primary.connect()
      return (client.query as unknown as (t: string, v: readonly unknown[]) => Promise<unknown>)(text, values)
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}

/** A replica cancels a read that stands in the way of what it replays. */
const isConflict = (error: unknown) => (error as { code?: string }).code === '40001'
/** A read that was too slow there would be too slow on the primary as well. */
const isLost = (error: unknown) => isUnavailable(error) && (error as { code?: string }).code !== '57014'
