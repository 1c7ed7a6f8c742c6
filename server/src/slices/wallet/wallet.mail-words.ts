const en = {
  'mail.wallet.overdue.subject': 'Invoice {{number}} of {{other}} is overdue',
  'mail.wallet.overdue.text':
    '{{amount}} of invoice {{number}} was due to {{other}} on {{day}} and is still open. Pay it in your wallet, or tell the brand that a transfer is on its way.',
  'mail.wallet.overdue.button': 'Pay the invoice',
  'mail.wallet.declined.subject': 'Your card was declined for invoice {{number}}',
  'mail.wallet.declined.text':
    'The payment of {{amount}} to {{other}} did not go through, and the shipment waits for it. Pay with another card.',
  'mail.wallet.declined.button': 'Pay with another card',
  'mail.wallet.approved.subject': 'Your credit of {{amount}} is approved',
  'mail.wallet.approved.text': 'You can now choose payment within 30 or 60 days at checkout, up to {{amount}}.',
  'mail.wallet.approved.button': 'See your credit',
  'mail.wallet.refused.subject': 'Your credit application was declined',
  'mail.wallet.refused.text': 'We could not approve the credit you asked for. Reason: {{reason}}',
  'mail.wallet.refused.button': 'See your application',
  'mail.wallet.statement.subject': 'Commission statement {{number}}',
  'mail.wallet.statement.text':
    'Your commission comes to {{amount}}, due on {{day}}. Pay it by card or from your balance.',
  'mail.wallet.statement.button': 'Pay the statement',
}
const ar: Record<keyof typeof en, string> = {
  'mail.wallet.overdue.subject': 'الفاتورة {{number}} من {{other}} متأخرة السداد',
  'mail.wallet.overdue.text':
    'استحق مبلغ {{amount}} من الفاتورة {{number}} لصالح {{other}} في {{day}} ولم يُسدَّد بعد. ادفعه من محفظتك، أو أبلغ العلامة بأن التحويل أُرسل.',
  'mail.wallet.overdue.button': 'دفع الفاتورة',
  'mail.wallet.declined.subject': 'رُفضت بطاقتك عند دفع الفاتورة {{number}}',
  'mail.wallet.declined.text': 'لم يتم دفع {{amount}} إلى {{other}}، والشحنة متوقفة عليه. ادفع ببطاقة أخرى.',
  'mail.wallet.declined.button': 'الدفع ببطاقة أخرى',
  'mail.wallet.approved.subject': 'تمت الموافقة على ائتمانك بمبلغ {{amount}}',
  'mail.wallet.approved.text': 'يمكنك الآن اختيار الدفع خلال 30 أو 60 يومًا عند إتمام الطلب، حتى {{amount}}.',
  'mail.wallet.approved.button': 'عرض ائتمانك',
  'mail.wallet.refused.subject': 'رُفض طلب الائتمان',
  'mail.wallet.refused.text': 'لم نتمكن من الموافقة على الائتمان الذي طلبته. السبب: {{reason}}',
  'mail.wallet.refused.button': 'عرض طلبك',
  'mail.wallet.statement.subject': 'كشف العمولة {{number}}',
  'mail.wallet.statement.text': 'تبلغ عمولتك {{amount}} وتستحق في {{day}}. ادفعها بالبطاقة أو من رصيدك.',
  'mail.wallet.statement.button': 'دفع الكشف',
}
export const walletMailWords = { en, ar }
