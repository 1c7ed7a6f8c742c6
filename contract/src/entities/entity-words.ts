/** Words of a profile that are chosen from a list; what they are called stands in the catalogues. */
export const storeTypes = [
  'BOUTIQUE',
  'CONCEPT_STORE',
  'DEPARTMENT_STORE',
  'ONLINE_STORE',
  'CHAIN',
  'POP_UP',
  'HOTEL_OR_RESORT',
  'MUSEUM_OR_GIFT',
] as const
export const documentKinds = [
  'TRADE_LICENCE',
  'TAX_CERTIFICATE',
  'PROOF_OF_ADDRESS',
  'BANK_LETTER',
  'IDENTITY',
  'OTHER',
] as const
export const incoterms = ['EXW', 'FCA', 'FOB', 'CPT', 'DAP', 'DDP'] as const
export const paymentMethods = ['CARD', 'BANK_TRANSFER', 'ON_SHIPMENT', 'NET_30', 'NET_60'] as const
