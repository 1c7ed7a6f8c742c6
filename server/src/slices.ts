import { analyticsSlice } from './slices/analytics/slice.ts'
import { assistantSlice } from './slices/assistant/slice.ts'
import { cartsSlice } from './slices/carts/slice.ts'
import { catalogSlice } from './slices/catalog/slice.ts'
import { connectionsSlice } from './slices/connections/slice.ts'
import { discoverySlice } from './slices/discovery/slice.ts'
import { downloadsSlice } from './slices/downloads/slice.ts'
import { entitiesSlice } from './slices/entities/slice.ts'
import { followsSlice } from './slices/follows/slice.ts'
import { identitySlice } from './slices/identity/slice.ts'
import { integrationsSlice } from './slices/integrations/slice.ts'
import { invitationsSlice } from './slices/invitations/slice.ts'
import { marketplaceSlice } from './slices/marketplace/slice.ts'
import { legalSlice } from './slices/legal/slice.ts'
import { messagingSlice } from './slices/messaging/slice.ts'
import { ordersSlice } from './slices/orders/slice.ts'
import { paymentsSlice } from './slices/payments/slice.ts'
import { prospectsSlice } from './slices/prospects/slice.ts'
import { readinessSlice } from './slices/readiness/slice.ts'
import { referenceSlice } from './slices/reference/slice.ts'
import { referralsSlice } from './slices/referrals/slice.ts'
import { shipmentsSlice } from './slices/shipments/slice.ts'
import { walletSlice } from './slices/wallet/slice.ts'
import { wishlistsSlice } from './slices/wishlists/slice.ts'

/** The product at a glance, in the order of docs/map.md. */
export const slices = [
  referenceSlice,
  legalSlice,
  identitySlice,
  entitiesSlice,
  marketplaceSlice,
  invitationsSlice,
  connectionsSlice,
  catalogSlice,
  followsSlice,
  discoverySlice,
  wishlistsSlice,
  cartsSlice,
  paymentsSlice,
  walletSlice,
  ordersSlice,
  shipmentsSlice,
  referralsSlice,
  messagingSlice,
  downloadsSlice,
  analyticsSlice,
  prospectsSlice,
  assistantSlice,
  integrationsSlice,
  readinessSlice,
]

/** Every call by its group, as tests and documentation walk through them. */
export const contracts = Object.fromEntries(
  slices.flatMap(({ groups }) => Object.entries(groups).map(([name, { contract }]) => [name, contract])),
)

/** Every kind of file, wherever it comes from: the downloads make them all. */
export const exportKinds = slices.flatMap(({ exports }) => exports)
