export const transactionKinds = [
  'INVOICE',
  'PAYMENT',
  'REFUND',
  'COMMISSION',
  'PAYOUT',
  'REWARD',
  'REWARD_EXPIRED',
  'REFERRAL',
  'CREDIT_NOTE',
  'CORRECTION',
] as const
export const transactionStatuses = ['OPEN', 'PENDING', 'DONE', 'FAILED', 'REVERSED'] as const
export const directions = ['IN', 'OUT'] as const
