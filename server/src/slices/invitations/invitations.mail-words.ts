const en = {
  'mail.marketplaceInvitation.subject': 'An invitation to {{product}} for {{company}}',
  'mail.marketplaceInvitation.preview': 'Your link works for 7 days.',
  'mail.marketplaceInvitation.title': '{{company}}, you are invited',
  'mail.marketplaceInvitation.button': 'Create your account',
  'mail.marketplaceInvitation.notice':
    'The link works for 7 days, until your account is there. It confirms this email address.',
  'mail.marketplaceInvitation.object': 'I want no further invitations',
}
const ar: Record<keyof typeof en, string> = {
  'mail.marketplaceInvitation.subject': 'دعوة {{company}} إلى {{product}}',
  'mail.marketplaceInvitation.preview': 'رابطك يعمل لمدة 7 أيام.',
  'mail.marketplaceInvitation.title': '{{company}}، أنت مدعو',
  'mail.marketplaceInvitation.button': 'إنشاء حسابك',
  'mail.marketplaceInvitation.notice': 'يعمل الرابط 7 أيام إلى أن يُنشأ حسابك، وهو يؤكد عنوان البريد الإلكتروني هذا.',
  'mail.marketplaceInvitation.object': 'لا أريد دعوات أخرى',
}
export const invitationsMailWords = { en, ar }
