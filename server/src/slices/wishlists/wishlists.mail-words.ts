const en = {
  'mail.wishlistShare.subject': '{{entity}} shows you {{list}}',
  'mail.wishlistShare.preview': 'View a selection without signing in.',
  'mail.wishlistShare.title': '{{list}}',
  'mail.wishlistShare.text':
    '{{sender}} of {{entity}} has put together a selection for you on {{product}}, the wholesale marketplace for fashion. Look at it whenever you like; you need no account for it.',
  'mail.wishlistShare.button': 'View selection',
  'mail.wishlistFollowUp.subject': '{{list}}: {{entity}} would like to hear from you',
  'mail.wishlistFollowUp.preview': '{{entity}} prepared a selection for you.',
  'mail.wishlistFollowUp.title': 'Hello {{name}}',
  'mail.wishlistFollowUp.text': '{{sender}} of {{entity}} prepared the selection {{list}} for you, at your prices.',
  'mail.wishlistFollowUp.button': 'Open the selection',
  'mail.wishlistReminder.subject': '{{list}}: {{entity}} would like to hear from you',
  'mail.wishlistReminder.preview': '{{entity}} shared a wishlist with you.',
  'mail.wishlistReminder.title': 'Hello {{name}}',
  'mail.wishlistReminder.text':
    '{{sender}} of {{entity}} shared the wishlist {{list}} with you and is waiting for your reply.',
  'mail.wishlistReminder.button': 'Open the wishlist',
}
const ar: Record<keyof typeof en, string> = {
  'mail.wishlistShare.subject': 'مختارات لك من {{entity}}: {{list}}',
  'mail.wishlistShare.preview': 'شاهد مختارات من دون تسجيل الدخول.',
  'mail.wishlistShare.title': '{{list}}',
  'mail.wishlistShare.text':
    'أعدّ لك {{sender}} من {{entity}} مختارات في {{product}}، منصة بيع الأزياء بالجملة. شاهدها متى شئت من دون حساب.',
  'mail.wishlistShare.button': 'عرض المختارات',
  'mail.wishlistFollowUp.subject': 'بانتظار ردك على مختارات {{entity}}: {{list}}',
  'mail.wishlistFollowUp.preview': 'أعدّت لك {{entity}} مختارات.',
  'mail.wishlistFollowUp.title': 'مرحبًا {{name}}',
  'mail.wishlistFollowUp.text': 'أعدّ لك {{sender}} من {{entity}} المختارات {{list}} بأسعارك.',
  'mail.wishlistFollowUp.button': 'فتح المختارات',
  'mail.wishlistReminder.subject': 'بانتظار ردك على قائمة رغبات {{entity}}: {{list}}',
  'mail.wishlistReminder.preview': 'شاركت {{entity}} معك قائمة رغبات.',
  'mail.wishlistReminder.title': 'مرحبًا {{name}}',
  'mail.wishlistReminder.text': 'شارك معك {{sender}} من {{entity}} قائمة الرغبات {{list}}، وهو بانتظار ردك.',
  'mail.wishlistReminder.button': 'فتح قائمة الرغبات',
}
/** What only mails say; the browser never needs it. */
export const wishlistsMailWords = { en, ar }
