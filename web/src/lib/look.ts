import { store } from './store.ts'

/** The server wrote it into the opening tag, as it does with the name. */
const logo = store<string | null>(document.documentElement.dataset['logo'] ?? null)

export const useLogo = logo.use
export const setLogo = logo.set
const style = 'marketplace-accent'

/** Colours after a change in the console; a page that is opened later has them from the server. */
export function setAccentRules(rules: string): void {
  const there = document.getElementById(style)
  const element = there ?? Object.assign(document.createElement('style'), { id: style })
  element.textContent = rules
  if (!there) document.head.append(element)
}
