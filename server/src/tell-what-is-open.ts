import type { Deps } from './platform/serving/deps.ts'
import { setupPath } from './slices/identity/door.ts'
import { readReadiness } from './slices/readiness/door.ts'

/** What is missing before the marketplace opens, in the terminal of the person who started it. */
export async function tellWhatIsOpen(deps: Deps, tell: (line: string) => void): Promise<void> {
  const { db, key, config } = deps
  // A log is read by more people than the terminal: there the command prints the address.
  const path = config.log === 'stdout' ? undefined : await setupPath(db, key)
  if (path) {
    tell('This marketplace has no administrator yet. Within an hour, open this address once:')
    tell(`  ${config.publicUrl}${path}`)
  } else if (path === undefined && (await isWithoutAdmin(deps)))
    tell('This marketplace has no administrator yet: npm run admin prints an address for the first one.')
  const { open, points } = await readReadiness(deps, 'en')
  if (open === 0) return
  tell(`Before you open (${config.publicUrl}/admin):`)
  for (const { state, title, text } of points) if (state === 'open' || state === 'problem') tell(`  ${title}: ${text}`)
}

async function isWithoutAdmin({ db }: Deps): Promise<boolean> {
  return (
    (await db.selectFrom('association').select('id').where('role', '=', 'soukAdmin').executeTakeFirst()) === undefined
  )
}

/** The same for `/readyz?full`. */
export const whatIsOpen = (deps: Deps) => async () => {
  const { open, points } = await readReadiness(deps, 'en')
  return { open, points: points.map(({ key, state, title, text }) => ({ key, state, title, text })) }
}
