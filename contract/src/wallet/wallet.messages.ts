import type { ArabicOf } from '../core/messages.ts'

const en = {
  'wallet.notEnough': 'There is not enough money for this.',
  'wallet.notOpen': 'Less is open than that. Look at the invoice again.',
  'wallet.creditedTooMuch': 'A credit note cannot be more than what is left of its invoice.',
  'wallet.noCredit': 'This is more than the credit you have left. Choose another way to pay.',
}
const ar: ArabicOf<keyof typeof en> = {
  'wallet.notEnough': 'الرصيد غير كافٍ لهذه العملية.',
  'wallet.notOpen': 'المبلغ المستحق أقل من ذلك. راجع الفاتورة مرة أخرى.',
  'wallet.creditedTooMuch': 'لا يمكن أن يتجاوز إشعار الدائن ما تبقى من فاتورته.',
  'wallet.noCredit': 'هذا المبلغ يتجاوز الائتمان المتبقي لديك. اختر طريقة دفع أخرى.',
}
export const walletMessages = { en, ar }
