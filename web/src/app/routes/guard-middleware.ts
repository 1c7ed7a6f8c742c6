import { type MiddlewareFunction, redirect, replace } from 'react-router'
import { reportMeasure } from '../../lib/server/browser-reports.ts'
import { isMaintained } from '../../lib/session/maintained.ts'
import { type PendingLink, setPendingLink } from '../../lib/session/pending-link.ts'
import { rememberRedirect, session } from '../../lib/session/session.ts'
import { currentPath, enter } from '../../lib/session/visits.ts'
import { type Decision, type Gate, decide } from './guard.ts'

/** Gathers the facts, asks the guard, and does what it says. Every screen of the router stands behind it. */
export function guard(gate: Gate): MiddlewareFunction {
  return async ({ url, pattern }, next) => {
    const started = performance.now()
    const target = url.pathname + url.search
    const decision = decide(gate, {
      session: session(),
      flags: gate.flag && session().token ? await readFlags() : {},
      target,
      isNewPath: url.pathname !== currentPath(),
      isMaintained: isMaintained(),
      isGuestEntry: currentPath() === '/guest-user',
    })
    if (decision.go === 'link-login') throw replace(takeLink(decision.link))
    if (decision.go !== 'pass') throw redirect(leadTo(decision))
    if (pattern === '/login') rememberRedirect(url.searchParams.get('redirect'))
    enter(target)
    await next()
    reportMeasure(`route ${pattern}`, performance.now() - started)
  }
}

/** Fetched only where a route asks for it: the first page must not wait for flags it does not have. */
async function readFlags() {
  const { readFlags } = await import('../../lib/flags.ts')
  return readFlags()
}

/** The token leaves the address before anything else happens; only the screen that uses it gets it. */
function takeLink(link: PendingLink): string {
  if (location.search.includes(link.token)) history.replaceState(history.state, '', link.next)
  setPendingLink(link)
  return '/link-login'
}

function leadTo(decision: Exclude<Decision, { go: 'pass' | 'link-login' }>): string {
  switch (decision.go) {
    case 'redirect':
      return decision.remember ? `${decision.to}?redirect=${encodeURIComponent(decision.remember)}` : decision.to
    case 'blocked':
      return `/apps/miscellaneous/not-authorized?reason=${decision.message}`
  }
}
