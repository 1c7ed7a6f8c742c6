import type { Reaction, Reactions } from '../../platform/serving/slice.ts'
import { creditUnusedDeposit, issueDeposit } from './invoices/issue-deposit.ts'
import { mailShipmentQueue } from './mails/mail-shipment.ts'
import { continuePaid } from './moving/charge-shipment.ts'

type OfOrder = { orderId: string; kind: string }
const endings = ['completed', 'cancelled', 'rejected', 'lapsed', 'refused']
const goOn: Reaction = ({ db }, { invoiceId }: { invoiceId: string }) => continuePaid(db, invoiceId)

export const shipmentsReactions: Reactions = {
  'order.moved': {
    // The first confirmation may come by an answer or by silence; the deposit looks at the order itself.
    deposit: async ({ db }, { orderId, kind }: OfOrder) => {
      if (kind !== 'proposed') await issueDeposit(db, orderId)
    },
    unusedDeposit: async ({ db }, { orderId, kind }: OfOrder) => {
      if (endings.includes(kind)) await creditUnusedDeposit(db, orderId)
    },
  },
  'shipment.moved': {
    mail: ({ db, enqueue }, { eventId }: { eventId: string }) =>
      enqueue(db, mailShipmentQueue, { eventId }, { id: eventId }),
  },
  'payments.received': { shipments: goOn },
  'payments.settled': { shipments: goOn },
  'payments.failed': { shipments: goOn },
}
