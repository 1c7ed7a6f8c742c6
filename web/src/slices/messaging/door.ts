import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** The conversation with one partner, for its page. */
export const PartnerThread = lazyPart(async () => {
  const [module] = await Promise.all([import('./conversations/partner-thread.tsx'), loadNamespaces('messaging')])
  return module.PartnerThread
})
