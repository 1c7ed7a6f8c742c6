import type { readiness } from '@souk/contract/readiness/readiness.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { echoOf } from './echo.ts'
import { readFacts } from './facts.queries.ts'
import { provePoint } from './prove-point.tsx'
import { readReadiness } from './read-readiness.ts'

export const readinessHandlers: Handlers<typeof readiness> = {
  read: ({ caller }, deps) => readReadiness(deps, caller.language),
  async prove({ actor, params, caller }, deps) {
    const facts = await readFacts(deps)
    await provePoint({ deps, facts, actor, language: caller.language }, params.point, caller)
    return readReadiness(deps, caller.language)
  },
  echo: ({ query }, { key }) => ({ signed: echoOf(key, query.text) }),
}
