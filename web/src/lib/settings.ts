import type { Language } from '@souk/contract/core/language.ts'
import { setProductName } from './language/product-name.ts'
import { store } from './store.ts'

type LinksByRole = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the server tells every visitor at the start. */
export type Settings = {
  helpLinks: { readonly knowledgeCenter?: LinksByRole; readonly academy?: LinksByRole }
  isDemo: boolean
  supportEmail: string | null // whom people ask
  canMail: boolean // whether emails reach their readers
  registrationFlow: 'v1' | 'v2'
  isStripeTest: boolean // its test keys are set: no money moves
  defaults: { currency: string; timeZone: string; language: 'en' | 'ar' } // where the country of a company does not say them
  cardProvider: 'test' | 'stripe' | null // null: only demo entities use cards, test cards
}

const usualDefaults: Settings['defaults'] = { currency: 'USD', timeZone: 'UTC', language: 'en' }

const settings = store<Settings>({
  helpLinks: {},
  isDemo: false,
  supportEmail: null,
  canMail: true,
  registrationFlow: 'v1',
  isStripeTest: false,
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
    const known = (await response.json()) as Partial<Settings> & { product?: Record<Language, string> }
    if (known.product) setProductName(known.product)
    const { helpLinks = {}, isDemo = false, canMail = true, registrationFlow = 'v1', cardProvider = 'test' } = known
    const { supportEmail = null, isStripeTest = false, defaults = usualDefaults } = known
    settings.set({ helpLinks, isDemo, supportEmail, canMail, registrationFlow, isStripeTest, cardProvider, defaults })
  } catch {
    // nothing to say to the person: links to help are simply not shown
  }
}

export const useSettings = settings.use
