import type { Order, OrderLine } from '@souk/contract/orders/order-shapes.ts'

export function aLine(lineId: string, changes: Partial<OrderLine> = {}): OrderLine {
  const line = {
    lineId,
    productId: 'coat',
    skuId: lineId,
    quantity: 10,
    units: 10,
    price: '50.00',
    amount: '500.00',
    name: 'Coat',
    styleCode: 'ST-1',
    image: null,
    collectionId: 'ss27',
    colour: 'Sage',
    size: lineId.toUpperCase(),
    sku: lineId,
    shipsFrom: '2027-01-15',
    shipsUntil: '2027-02-15',
    replaces: null,
    status: null,
    shipped: 0,
  }
  return { ...line, ...changes }
}

export const noRights: Order['may'] = {
  propose: false,
  acceptAll: false,
  acceptSome: false,
  refuse: false,
  cancel: false,
  cancelAsks: false,
  answerCancel: false,
  update: false,
  reorder: false,
  pack: false,
}

/** An order of two sizes that waits for the brand. */
export function anOrder(changes: Partial<Order> = {}): Order {
  const lines = [aLine('s'), aLine('m')]
  return {
    id: 'order',
    number: 'ORL-000042',
    status: 'PENDING_BRAND',
    fulfilment: 'UNFULFILLED',
    payment: 'UNPAID',
    integration: 'NONE',
    brand: { id: 'orla', name: 'Maison Orla' },
    retailer: { id: 'kin', name: 'Kin & Co' },
    storeName: 'Kin & Co',
    currency: 'EUR',
    type: 'PRE_ORDER',
    units: 20,
    amount: '1000.00',
    revision: 1,
    agreedRevision: null,
    isYourTurn: true,
    isCancelAsked: false,
    dueAt: '2026-12-01T09:00:00.000Z',
    purchaseOrderNumber: '',
    image: null,
    shipsFrom: '2027-01-15',
    shipsUntil: '2027-02-15',
    createdAt: '2026-11-15T09:00:00.000Z',
    updatedAt: '2026-11-15T09:00:00.000Z',
    version: 7,
    writtenBy: 'retailer',
    writerName: null,
    lines,
    agreedLines: null,
    shipTo: null,
    billTo: null,
    storeId: null,
    paymentMethod: 'BANK_TRANSFER',
    card: null,
    walletShare: false,
    wishedFrom: null,
    wishedUntil: null,
    terms: {},
    notes: '',
    reason: null,
    reasonText: '',
    may: noRights,
    ...changes,
  }
}
