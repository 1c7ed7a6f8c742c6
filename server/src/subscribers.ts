import type { Deps } from './platform/serving/deps.ts'
import type { Subscribers } from './platform/delivery/events/dispatcher.ts'
import type { Slice } from './platform/serving/slice.ts'
import { slices } from './slices.ts'

/** Every side effect of the product: an event, and which slice reacts to it under which name. */
export function tableOfReactions(of: readonly Pick<Slice, 'name' | 'reactions'>[] = slices) {
  const rows = of.flatMap(({ name: slice, reactions }) =>
    Object.entries(reactions).flatMap(([topic, named]) =>
      Object.entries(named).map(([name, run]) => ({ topic, slice, name, run })),
    ),
  )
  for (const group of Map.groupBy(rows, ({ topic, name }) => `${topic} ${name}`).values())
    if (group.length > 1)
      throw new Error(`${group.map(({ slice }) => slice).join(' and ')} both name a reaction ${queueOf(group[0]!)}`)
  return rows.sort((a, b) => (queueOf(a) < queueOf(b) ? -1 : 1))
}

const queueOf = ({ topic, name }: { topic: string; name: string }) => `${topic}.${name}`

/** An event may arrive twice, always with the same id. The names stay: they are part of what tells a repeat. */
export function subscribersOf(deps: Deps): Subscribers {
  const all: Subscribers = {}
  for (const { topic, name, run } of tableOfReactions())
    all[topic] = { ...all[topic], [name]: (payload, id) => run(deps, payload, id) }
  return all
}
