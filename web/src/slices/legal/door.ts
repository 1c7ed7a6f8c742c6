import { loadNamespaces } from '../../lib/language/i18n.ts'
import { lazyControl, lazyDialog } from '../../lib/code/lazy-dialog.tsx'

/** A legal text over the page that asks for consent. */
export const LegalDialog = lazyDialog(async () => {
  const [module] = await Promise.all([import('./legal-dialog.tsx'), loadNamespaces('legal')])
  return module.LegalDialog
})
/** Asks a person to accept what changed. */
export const AcceptLine = lazyControl(async () => {
  const [module] = await Promise.all([import('./accept-line.tsx'), loadNamespaces('legal')])
  return module.AcceptLine
})
