import { store } from './store.ts'

type LinksByRole = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the server tells every visitor at the start. */
export type Settings = {
  helpLinks: { readonly knowledgeCenter?: LinksByRole; readonly academy?: LinksByRole }
  isDemo: boolean
  canMail: boolean // whether emails reach their readers
  registrationFlow: 'v1' | 'v2'
  defaults: { currency: string; timeZone: string; language: 'en' | 'ar' } // where the country of a company does not say them
  cardProvider: 'test' | 'stripe' | null // null: only demo entities use cards, test cards
}

const usualDefaults: Settings['defaults'] = { currency: 'USD', timeZone: 'UTC', language: 'en' }

const settings = store<Settings>({
  helpLinks: {},
  isDemo: false,
  canMail: true,
  registrationFlow: 'v1',
  defaults: usualDefaults,
  cardProvider: 'test',
})
let reading: Promise<void> | undefined

export function loadSettings(): Promise<void> {
  reading = read()
  return reading
}

/** The settings, requested once. */
export async function readSettings(): Promise<Settings> {
  await (reading ?? loadSettings())
  return settings.get()
}

/** The app works without them: a failure leaves what is there. */
async function read(): Promise<void> {
  try {
    const response = await fetch('/settings.json')
    if (!response.ok) return
    const known = (await response.json()) as Partial<Settings>
    const { helpLinks = {}, isDemo = false, canMail = true, registrationFlow = 'v1', cardProvider = 'test' } = known
    const { defaults = usualDefaults } = known
    settings.set({ helpLinks, isDemo, canMail, registrationFlow, cardProvider, defaults })
  } catch {
    // nothing to say to the person: links to help are simply not shown
  }
}

export const useSettings = settings.use
