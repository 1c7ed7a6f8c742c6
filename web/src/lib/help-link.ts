import type { Session } from './session/session.ts'
import type { Settings } from './settings.ts'

export type HelpKind = 'knowledgeCenter' | 'academy'

const builtIn: Record<HelpKind, string> = { knowledgeCenter: '/help', academy: '/help/academy' }

/** The operator's page for the person's side and role, else the built-in one; a guest reads what a retailer reads. */
export function helpLink(
  { helpLinks }: Pick<Settings, 'helpLinks'>,
  kind: HelpKind,
  { entityType, role }: Pick<Session, 'entityType' | 'role'>,
): string {
  const side = entityType === 'brand' || role === 'soukAdmin' ? 'brand' : 'retailer'
  const byRole = helpLinks[kind]?.[side]
  return byRole?.[role ?? 'entityAdmin'] ?? byRole?.['entityAdmin'] ?? builtIn[kind]
}
