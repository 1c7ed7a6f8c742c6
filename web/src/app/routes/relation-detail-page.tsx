import { RelationPage } from '../../slices/connections/relation/relation-page.tsx'
import { PartnerThread } from '../../slices/messaging/door.ts'
import { PartnerOrders } from '../../slices/orders/door.ts'
import { PartnerSteps } from '../../slices/orders/list/partner-steps.tsx'
import { PartnerInvoices } from '../../slices/shipments/door.ts'
import { PartnerMoney } from '../../slices/wallet/transactions/partner-money.tsx'

const parts = {
  money: (partnerId: string) => <PartnerMoney partnerId={partnerId} />,
  steps: (partnerId: string) => <PartnerSteps partnerId={partnerId} />,
  orders: (partnerId: string) => <PartnerOrders partnerId={partnerId} />,
  invoices: (partnerId: string) => <PartnerInvoices partnerId={partnerId} />,
  messages: (partnerId: string) => <PartnerThread partnerId={partnerId} />,
}

/** The page of a partner, with its orders, money and messages. */
export function RelationDetail() {
  return <RelationPage parts={parts} />
}
