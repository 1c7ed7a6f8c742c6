import { useSession } from '../../lib/session/use-session.ts'

/** Which of the two sides is reading. */
export const useWalletSide = (): 'brand' | 'retailer' => (useSession().entityType === 'brand' ? 'brand' : 'retailer')
