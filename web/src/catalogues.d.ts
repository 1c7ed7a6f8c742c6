/** The keys of every catalogue by its name, so that a misspelt key does not compile. `catalogues.test.ts` checks that none is missing. */
declare interface Catalogues {
  setup: typeof import('./slices/entities/setup.en.json')
  shipments: typeof import('./slices/shipments/shipments.en.json')
  invoices: typeof import('./slices/shipments/invoices.en.json')
  messages: Record<ContractMessage, string>
  analytics: typeof import('./slices/analytics/analytics.en.json')
  assistant: typeof import('./slices/assistant/assistant.en.json')
  approval: typeof import('./slices/entities/approval.en.json')
  account: typeof import('./slices/entities/account.en.json')
  admin: typeof import('./slices/entities/admin.en.json')
  books: typeof import('./slices/catalog/books.en.json')
  broadcast: typeof import('./slices/messaging/broadcast.en.json')
  'cart-acts': typeof import('./slices/carts/cart-acts.en.json')
  carts: typeof import('./slices/carts/carts.en.json')
  catalog: typeof import('./slices/catalog/catalog.en.json')
  checkout: typeof import('./slices/orders/checkout.en.json')
  connect: typeof import('./slices/discovery/connect.en.json')
  connections: typeof import('./slices/connections/connections.en.json')
  dashboard: typeof import('./slices/dashboard/dashboard.en.json')
  deadlines: typeof import('./slices/catalog/deadlines.en.json')
  downloads: typeof import('./slices/downloads/downloads.en.json')
  discovery: typeof import('./slices/discovery/discovery.en.json')
  'edit-conflict': typeof import('./ui/forms/edit-conflict.en.json')
  follows: typeof import('./slices/follows/follows.en.json')
  guest: typeof import('./slices/identity/guest.en.json')
  help: typeof import('./slices/help/help.en.json')
  identity: typeof import('./slices/identity/identity.en.json')
  imports: typeof import('./slices/catalog/imports.en.json')
  invitations: typeof import('./slices/invitations/invitations.en.json')
  lists: typeof import('./slices/catalog/lists.en.json')
  join: typeof import('./slices/invitations/join.en.json')
  invitation: typeof import('./slices/connections/invitation.en.json')
  integrations: typeof import('./slices/integrations/integrations.en.json')
  legal: typeof import('./slices/legal/legal.en.json')
  'nick-name': typeof import('./slices/entities/nick-name.en.json')
  'list-views': typeof import('./slices/identity/list-views.en.json')
  marketplace: typeof import('./slices/marketplace/marketplace.en.json')
  messaging: typeof import('./slices/messaging/messaging.en.json')
  onboarding: typeof import('./slices/entities/onboarding.en.json')
  order: typeof import('./slices/orders/order.en.json')
  'order-cards': typeof import('./slices/orders/order-cards.en.json')
  orders: typeof import('./slices/orders/orders.en.json')
  payments: typeof import('./slices/payments/payments.en.json')
  products: typeof import('./slices/catalog/products.en.json')
  prospects: typeof import('./slices/prospects/prospects.en.json')
  'prospects-admin': typeof import('./slices/prospects/prospects-admin.en.json')
  profile: typeof import('./slices/entities/profile.en.json')
  readiness: typeof import('./slices/readiness/readiness.en.json')
  referrals: typeof import('./slices/referrals/referrals.en.json')
  reviews: typeof import('./slices/catalog/reviews.en.json')
  security: typeof import('./slices/entities/security.en.json')
  shell: typeof import('./app/shell.en.json')
  'sign-up': typeof import('./slices/entities/sign-up.en.json')
  team: typeof import('./slices/entities/team.en.json')
  tour: typeof import('./slices/tour/tour.en.json')
  ui: typeof import('./ui/ui.en.json')
  wallet: typeof import('./slices/wallet/wallet.en.json')
  'wallet-admin': typeof import('./slices/wallet/wallet-admin.en.json')
  'wishlist-acts': typeof import('./slices/wishlists/wishlist-acts.en.json')
  wishlists: typeof import('./slices/wishlists/wishlists.en.json')
}

/** The messages that the server and the web share. */
declare type ContractMessage =
  | keyof (typeof import('@souk/contract/analytics/analytics.messages.ts').analyticsMessages)['en']
  | keyof (typeof import('@souk/contract/assistant/assistant.messages.ts').assistantMessages)['en']
  | keyof (typeof import('@souk/contract/carts/carts.messages.ts').cartsMessages)['en']
  | keyof (typeof import('@souk/contract/catalog/catalog.messages.ts').catalogMessages)['en']
  | keyof (typeof import('@souk/contract/catalog/import-guide.messages.ts').importGuideMessages)['en']
  | keyof (typeof import('@souk/contract/connections/connections.messages.ts').connectionsMessages)['en']
  | keyof (typeof import('@souk/contract/core/core.messages.ts').coreMessages)['en']
  | keyof (typeof import('@souk/contract/core/network.messages.ts').networkMessages)['en']
  | keyof (typeof import('@souk/contract/downloads/downloads.messages.ts').downloadsMessages)['en']
  | keyof (typeof import('@souk/contract/discovery/discovery.messages.ts').discoveryMessages)['en']
  | keyof (typeof import('@souk/contract/entities/entities.messages.ts').entitiesMessages)['en']
  | keyof (typeof import('@souk/contract/follows/follows.messages.ts').followsMessages)['en']
  | keyof (typeof import('@souk/contract/identity/identity.messages.ts').identityMessages)['en']
  | keyof (typeof import('@souk/contract/catalog/lists.messages.ts').listsMessages)['en']
  | keyof (typeof import('@souk/contract/invitations/invitations.messages.ts').invitationsMessages)['en']
  | keyof (typeof import('@souk/contract/integrations/integrations.messages.ts').integrationsMessages)['en']
  | keyof (typeof import('@souk/contract/marketplace/marketplace.messages.ts').marketplaceMessages)['en']
  | keyof (typeof import('@souk/contract/legal/legal.messages.ts').legalMessages)['en']
  | keyof (typeof import('@souk/contract/messaging/messaging.messages.ts').messagingMessages)['en']
  | keyof (typeof import('@souk/contract/orders/orders.messages.ts').ordersMessages)['en']
  | keyof (typeof import('@souk/contract/payments/payments.messages.ts').paymentsMessages)['en']
  | keyof (typeof import('@souk/contract/referrals/referrals.messages.ts').referralsMessages)['en']
  | keyof (typeof import('@souk/contract/prospects/prospects.messages.ts').prospectsMessages)['en']
  | keyof (typeof import('@souk/contract/reference/reference.messages.ts').referenceMessages)['en']
  | keyof (typeof import('@souk/contract/shipments/shipments.messages.ts').shipmentsMessages)['en']
  | keyof (typeof import('@souk/contract/wallet/wallet.messages.ts').walletMessages)['en']
  | keyof (typeof import('@souk/contract/wishlists/wishlists.messages.ts').wishlistsMessages)['en']
