import { createHash } from 'node:crypto'
import {
  type EvaluationContext,
  OpenFeature,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/server-sdk'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { FlagKey } from '@souk/contract/reference/flags.ts'
import { flagKeys } from '@souk/contract/reference/flags.ts'
import type { Db } from '../data/database/db.ts'
import type { Listener } from './events/listener.ts'

export const flagChannel = 'souk_flags'

/** Tells every process to read the flags again, once the transaction commits. */
export async function notifyFlagsChanged(tx: Db): Promise<void> {
  await sql`select pg_notify(${flagChannel}, '')`.execute(tx)
}
const keptAtMost = 10_000
const Traits = z.record(z.string(), z.array(z.string())) // each trait with the values that switch it on
type Rule = { isOn: boolean; percentage: number; entityIds: readonly string[]; traits: z.infer<typeof Traits> }

/** On for everybody, for an entity, for a trait of the person, or for a share of the entities that stays the same. */
export function decideFlag(key: string, rule: Rule | undefined, context: EvaluationContext): boolean {
  if (!rule) return false
  if (rule.isOn) return true
  const entityId = String(context.entityId ?? '')
  if (entityId && rule.entityIds.includes(entityId)) return true
  if (Object.entries(rule.traits).some(([trait, values]) => values.includes(String(context[trait] ?? '')))) return true
  return shareOf(key, String(context.targetingKey ?? '')) < rule.percentage
}

/** 0 to 99, the same for the same flag and person each time. */
function shareOf(key: string, who: string): number {
  return createHash('sha256').update(`${key} ${who}`).digest().readUInt32BE(0) % 100
}

/** The table as an OpenFeature provider; read once, and again after a change. */
class TableProvider implements Provider {
  readonly metadata = { name: 'souk-table' }
  readonly runsOn = 'server'
  readonly events = new OpenFeatureEventEmitter()
  readonly #rules = new Map<string, Rule>()
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async read(): Promise<void> {
    const rows = await this.#db.selectFrom('flag').selectAll().execute()
    for (const { key, isOn, percentage, entityIds, traits } of rows) {
      this.#rules.set(key, { isOn, percentage, entityIds, traits: Traits.safeParse(traits).data ?? {} })
    }
    this.events.emit(ProviderEvents.ConfigurationChanged)
  }

  async resolveBooleanEvaluation(
    key: string,
    _: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    return { value: decideFlag(key, this.#rules.get(key), context), reason: 'TARGETING_MATCH' }
  }

  // Our flags are on or off; the other kinds answer their default.
  resolveStringEvaluation = async (_: string, value: string) => ({ value })
  resolveNumberEvaluation = async (_: string, value: number) => ({ value })
  resolveObjectEvaluation = async <T>(_: string, value: T) => ({ value })
}

export type Flags = {
  isOn: (key: FlagKey, actor: Actor | null, visitor?: string) => Promise<boolean>
  all: (actor: Actor | null) => Promise<Record<FlagKey, boolean>>
}

/** Any OpenFeature provider can stand in: set it for the domain before the start. */
export async function openFlags(db: Db, listener: Listener, domain = 'souk'): Promise<Flags> {
  const provider = new TableProvider(db)
  await provider.read()
  listener.on(flagChannel, () => void provider.read().catch(() => undefined))
  await OpenFeature.setProviderAndWait(domain, provider)
  const client = OpenFeature.getClient(domain)
  const contextOf = (actor: Actor | null, visitor: string): EvaluationContext => ({
    targetingKey: actor?.entityId ?? actor?.userId ?? visitor, // a stranger has only their browser's trace
    ...(actor && { userId: actor.userId, side: actor.side, role: actor.role ?? '', entityId: actor.entityId ?? '' }),
  })
  const isOn: Flags['isOn'] = (key, actor, visitor = '') =>
    client.getBooleanValue(key, false, contextOf(actor, visitor))
  // Every page asks for all of them; the answers are cached until a flag changes.
  const cached = new Map<string, Promise<Record<FlagKey, boolean>>>()
  client.addHandler(ProviderEvents.ConfigurationChanged, () => cached.clear())
  async function ask(actor: Actor | null): Promise<Record<FlagKey, boolean>> {
    const answers = await Promise.all(flagKeys.map(async (key) => [key, await isOn(key, actor)] as const))
    return Object.fromEntries(answers) as Record<FlagKey, boolean>
  }
  return {
    isOn,
    all(actor) {
      const who = JSON.stringify(contextOf(actor, ''))
      if (cached.size >= keptAtMost) cached.clear()
      const answer = cached.get(who) ?? ask(actor)
      cached.set(who, answer)
      return answer
    },
  }
}
