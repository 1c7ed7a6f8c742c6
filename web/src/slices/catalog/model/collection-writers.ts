import { rights } from '@souk/contract/core/rights/rights.ts'
import { useMay } from '../../../lib/session/use-session.ts'

/** Account admins and sales managers write; representatives read. */
export const useMayWrite = () => useMay(rights.writeCatalog)
