/** Every feature that can be switched, with the name the server and the screens know it by. */
export const flagKeys = [
  'retailerAi',
  'multipleCartValidationFix',
  'downloadCollectionWithErrors',
  'productEdit',
  'transactionCurrency',
  'registrationFlowV2',
] as const
export type FlagKey = (typeof flagKeys)[number]
