import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@souk/contract/core/endpoint.ts'
import type { Deps } from './deps.ts'
import type { AnyJob } from '../delivery/events/jobs.ts'
import type { AnyExportKind } from '../documents/exports/export-kind.ts'
import { type Handlers, mount } from './http/mount.ts'
import type { Catalogue } from '../base/messages.ts'

type Calls = Record<string, Endpoint>
type Group<C extends Calls = Calls> = {
  contract: C
  mount: (app: FastifyInstance, deps: Deps, slice: string) => Promise<void>
}

/** What a slice does about an event of any slice; `id` is the same when the event is delivered again. */
// oxlint-disable-next-line typescript/no-explicit-any -- each reaction knows its own event
export type Reaction = (deps: Deps, payload: any, id: string) => Promise<void>
/** By topic, then by name. The name is part of the key of jobs that wait: it is not changed. */
export type Reactions = Readonly<Record<string, Readonly<Record<string, Reaction>>>>

/** One slice as the server sees it: its calls, its messages, its background jobs, its reactions and the files it can make. */
export type Slice = {
  name: string
  about: string // in the documentation of the API
  summaries: Readonly<Record<string, string>> // of each call, as `group.call`
  groups: Readonly<Record<string, Group>>
  messages: readonly Catalogue[]
  jobs: (deps: Deps) => AnyJob[]
  exports: readonly AnyExportKind[]
  reactions: Reactions
}

/** A contract with its handlers. `prepare` adds what only these calls need, such as another body parser. */
export function calls<C extends Calls>(
  contract: C,
  handlers: Handlers<C>,
  prepare?: (app: FastifyInstance) => void,
): Group<C> {
  return {
    contract,
    mount: async (app, deps, slice) => {
      if (!prepare) return mount(app, deps, contract, handlers, slice)
      await app.register(async (scope) => {
        prepare(scope)
        mount(scope, deps, contract, handlers, slice)
      })
    },
  }
}

type Optional = 'messages' | 'jobs' | 'exports' | 'reactions'
type Groups = Slice['groups']
type NameOf<G extends Groups> = { [N in keyof G & string]: `${N}.${keyof G[N]['contract'] & string}` }[keyof G & string]
type Definition<G extends Groups> = Omit<Slice, Optional | 'groups' | 'summaries'> &
  Partial<Pick<Slice, Optional>> & { groups: G; summaries: Record<NameOf<G>, string> }

/** A call without a summary does not compile. */
export const slice = <G extends Groups>(definition: Definition<G>): Slice => ({
  messages: [],
  jobs: () => [],
  exports: [],
  reactions: {},
  ...definition,
})
