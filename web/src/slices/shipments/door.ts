import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { loadNamespaces } from '../../lib/language/i18n.ts'

/** What the page of an order shows of its shipments and invoices; fetched after the page itself. */
export const OrderShipments = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./detail/order-shipments.tsx'),
    loadNamespaces('shipments'),
    loadNamespaces('invoices'),
  ])
  return module.OrderShipments
})
/** What a Souk administrator reads of an entity's shipments. */
export const EntityShipments = lazyPart(async () => (await import('./list/entity-shipments.tsx')).EntityShipments)
/** What the page of a partner shows of its invoices. */
export const PartnerInvoices = lazyPart(async () => {
  const [module] = await Promise.all([import('./invoices/partner-invoices.tsx'), loadNamespaces('invoices')])
  return module.PartnerInvoices
})
