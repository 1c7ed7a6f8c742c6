const en = {
  'notification.request.analytics.title': '{{name}} asks for analytics',
  'notification.request.analytics.text': 'Switch it on for the brand in the console.',
  'notification.many.requests': 'Requests: {{total}}',
  'notification.review.sentBackWhy.title': '{{collection}} needs changes',
  'notification.review.sentBackWhy.text': 'The review sent it back. {{issues}}',
  'notification.review.issue.PICTURES': 'Pictures',
  'notification.review.issue.PRICES': 'Prices',
  'notification.review.issue.DESCRIPTIONS': 'Descriptions',
  'notification.review.issue.CATEGORIES': 'Categories',
  'notification.review.issue.SIZES': 'Sizes',
  'notification.review.issue.STOCK': 'Stock',
  'notification.review.issue.DATES': 'Dates',
  'notification.review.issue.RIGHTS': 'Rights',
  'notification.review.issue.OTHER': 'Something else',
}
const ar: Record<keyof typeof en, string> = {
  'notification.request.analytics.title': 'تطلب {{name}} التحليلات',
  'notification.request.analytics.text': 'فعّلها للعلامة من لوحة الإدارة.',
  'notification.many.requests': 'الطلبات الواردة: {{total}}',
  'notification.review.sentBackWhy.title': 'مجموعة {{collection}} تحتاج إلى تغييرات',
  'notification.review.sentBackWhy.text': 'أعادتها المراجعة. {{issues}}',
  'notification.review.issue.PICTURES': 'الصور',
  'notification.review.issue.PRICES': 'الأسعار',
  'notification.review.issue.DESCRIPTIONS': 'الأوصاف',
  'notification.review.issue.CATEGORIES': 'الفئات',
  'notification.review.issue.SIZES': 'المقاسات',
  'notification.review.issue.STOCK': 'المخزون',
  'notification.review.issue.DATES': 'التواريخ',
  'notification.review.issue.RIGHTS': 'الحقوق',
  'notification.review.issue.OTHER': 'سبب آخر',
}
/** Why a review sent a collection back, and what brands ask of the marketplace. */
export const soukWords = { en, ar }
