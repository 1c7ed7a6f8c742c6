import type { Session } from './session/session.ts'
import type { Settings } from './settings.ts'

export type HelpKind = 'knowledgeCenter' | 'academy'

/** The page written for the person's side and role; a guest reads what a retailer reads. Null when there is none. */
export function helpLink(
  { helpLinks }: Pick<Settings, 'helpLinks'>,
  kind: HelpKind,
  { entityType, role }: Pick<Session, 'entityType' | 'role'>,
): string | null {
  const side = entityType === 'brand' || role === 'soukAdmin' ? 'brand' : 'retailer'
  const byRole = helpLinks[kind]?.[side]
  return byRole?.[role ?? 'entityAdmin'] ?? byRole?.['entityAdmin'] ?? null
}
