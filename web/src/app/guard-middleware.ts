import { type MiddlewareFunction, redirect } from 'react-router'
import { announce } from '../lib/announce.ts'
import { reportMeasure } from '../lib/browser-reports.ts'
import { rememberRedirect, session } from '../lib/session.ts'
import { currentPath, enter } from '../lib/visits.ts'
import { type Decision, type Gate, decide } from './guard.ts'
import { word } from './words.ts'

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
    })
    if (decision.go !== 'pass') throw redirect(leadTo(decision))
    if (pattern === '/login') rememberRedirect(url.searchParams.get('redirect'))
    enter(target)
    await next()
    reportMeasure(`route ${pattern}`, performance.now() - started)
  }
}

/** Fetched only where a route asks for it: the first page must not wait for flags it does not have. */
async function readFlags() {
  const { readFlags } = await import('../lib/flags.ts')
  return readFlags()
}

function leadTo(decision: Exclude<Decision, { go: 'pass' }>): string {
  switch (decision.go) {
    case 'redirect':
      return decision.remember ? `${decision.to}?redirect=${encodeURIComponent(decision.remember)}` : decision.to
    case 'blocked':
      return `/apps/miscellaneous/not-authorized?reason=${decision.message}`
    case 'link-login':
      announce('warning', word('link.unusable')) // the token leaves the address bar with this redirect
      return '/login'
  }
}
