const en = {
  'mail.review.subject': 'Your upload for {{collection}} needs a look',
  'mail.review.preview': 'The rows to fix are attached.',
  'mail.review.title': '{{collection}}: rows to fix',
  'mail.review.button': 'Fix them in the browser',
}
const ar: Record<keyof typeof en, string> = {
  'mail.review.subject': 'ملف {{collection}} يحتاج إلى مراجعة',
  'mail.review.preview': 'الصفوف التي تحتاج إلى إصلاح مرفقة.',
  'mail.review.title': '{{collection}}: صفوف تحتاج إلى إصلاح',
  'mail.review.button': 'إصلاحها في المتصفح',
}
/** What only mails say; the browser never needs it. */
export const catalogMailWords = { en, ar }
