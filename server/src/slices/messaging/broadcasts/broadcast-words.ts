const en = {
  'mail.broadcast.test': 'Test: {{subject}}',
  'mail.broadcast.why': 'You get this email because you are connected with {{brand}} or follow it.',
  'mail.broadcast.end': 'Unsubscribe from emails of {{brand}}',
  'mail.broadcast.open.product': 'See the product',
  'mail.broadcast.open.collection': 'See the collection',
}
const ar: Record<keyof typeof en, string> = {
  'mail.broadcast.test': 'تجربة: {{subject}}',
  'mail.broadcast.why': 'وصلتك هذه الرسالة لارتباطك بـ {{brand}} أو متابعتك لها.',
  'mail.broadcast.end': 'إلغاء الاشتراك في رسائل {{brand}}',
  'mail.broadcast.open.product': 'عرض المنتج',
  'mail.broadcast.open.collection': 'عرض المجموعة',
}
export const broadcastWords = { en, ar }
