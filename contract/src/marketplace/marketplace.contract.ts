import { endpoint } from '../core/endpoint.ts'
import { Marketplace, MarketplaceChange } from './marketplace-shapes.ts'

const admin = { allow: ['manage', 'Souk'] } as const

export const marketplace = {
  read: endpoint({ method: 'GET', path: '/api/admin/marketplace', ...admin, reply: Marketplace }),
  change: endpoint({
    method: 'PUT',
    path: '/api/admin/marketplace',
    ...admin,
    body: MarketplaceChange,
    reply: Marketplace,
    successMessage: 'marketplace.saved',
  }),
}
