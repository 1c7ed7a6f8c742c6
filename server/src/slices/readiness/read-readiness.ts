import { type Readiness, readinessPoints } from '@souk/contract/readiness/readiness.contract.ts'
import type { Language } from '../../platform/base/messages.ts'
import type { Deps } from '../../platform/serving/deps.ts'
import { readFacts } from './facts.queries.ts'
import { judge } from './judge-points.ts'
import { proofKind } from './prove-point.tsx'

/** Where a point is set, if that is a page. */
const pages: Partial<Record<(typeof readinessPoints)[number], string>> = {
  mail: '/admin/mails',
  jobs: '/admin/health',
  files: '/admin/health',
  secondFactor: '/profile?tabIndex=7',
  twoAdmins: '/admin/administrators',
  name: '/admin/marketplace',
  company: '/admin/marketplace',
  legal: '/admin/legal',
  approval: '/admin/brands',
  review: '/admin/reviews',
  commission: '/admin/rules',
  firstBrand: '/admin/entities',
}

/** How far the marketplace is from opening, in words. */
export async function readReadiness(deps: Deps, language: Language): Promise<Readiness> {
  const facts = await readFacts(deps)
  const say = (key: string, params?: object) => deps.say(language, `readiness.${key}`, { ...params })
  const points = readinessPoints.map((key) => {
    const { state, words, with: params } = judge(key, facts)
    const check = facts.checks[key]
    return {
      key,
      state,
      title: say(key),
      text: say(words, params),
      why: say(`${key}.why`),
      how: say(`${key}.how`),
      proof: state === 'off' || words === 'mail.none' || words === 'name.own' ? null : proofKind(key, facts),
      checked: check
        ? { at: check.checkedAt.toISOString(), by: check.checkedBy, detail: check.isGood ? check.detail : '' }
        : null,
      to: pages[key] ?? null,
    }
  })
  const open = points.filter(({ state }) => state === 'open' || state === 'problem').length
  return { open, isDemo: deps.config.isDemo, points }
}
