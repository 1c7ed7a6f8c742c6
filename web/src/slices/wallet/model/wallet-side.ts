export { useTradeSide as useWalletSide } from '../../../lib/session/viewed-entity.ts'
