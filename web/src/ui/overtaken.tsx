import { lazy } from 'react'
import { loadNamespaces } from '../lib/i18n.ts'

/** Fetched with its words when two write at once, which is seldom. */
export const Overtaken = lazy(async () => {
  const [module] = await Promise.all([import('./overtaken-notice.tsx'), loadNamespaces('overtaken')])
  return { default: module.OvertakenNotice }
})
