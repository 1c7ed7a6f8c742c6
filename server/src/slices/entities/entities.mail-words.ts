const en = {
  'mail.verify.subject': 'Confirm your email for {{product}}',
  'mail.verify.preview': 'One click, then you can order and invite.',
  'mail.verify.title': 'Welcome, {{name}}',
  'mail.verify.text':
    'Confirm that this address is yours. Until then you can look around and prepare everything, but not order or invite.',
  'mail.verify.button': 'Confirm my email',
  'mail.invitation.subject': '{{inviter}} invites you to {{entity}} on {{product}}',
  'mail.invitation.preview': 'Your link works once, for 7 days.',
  'mail.invitation.title': 'Hello {{name}}',
  'mail.invitation.text':
    '{{inviter}} wants to work with you in the team of {{entity}} on {{product}}, the wholesale marketplace for fashion. Use this link to join. It works once, for 7 days.',
  'mail.invitation.button': 'Join {{entity}}',
  'mail.administrator.subject': '{{inviter}} makes you an administrator of {{product}}',
  'mail.administrator.preview': 'Your link works once, for 7 days.',
  'mail.administrator.title': 'Hello {{name}}',
  'mail.administrator.text':
    '{{inviter}} asks you to help run {{product}}. Use this link to come in, then set up a second factor: the console opens only with one. The link works once, for 7 days.',
  'mail.administrator.button': 'Open the console',
  'mail.handover.subject': 'Become account admin of {{entity}}',
  'mail.handover.preview': '{{inviter}} would like to hand it over to you.',
  'mail.handover.title': 'Hello {{name}}',
  'mail.handover.text':
    '{{inviter}} would like you to take over as account admin of {{entity}}, and will take your place in the team. Nothing changes until you accept. The link works once, for 7 days.',
  'mail.handover.button': 'View offer',
}
const ar: Record<keyof typeof en, string> = {
  'mail.verify.subject': 'أكّد بريدك في {{product}}',
  'mail.verify.preview': 'نقرة واحدة، ثم يمكنك الطلب ودعوة الآخرين.',
  'mail.verify.title': 'أهلًا {{name}}',
  'mail.verify.text': 'أكّد أن هذا العنوان لك. حتى ذلك الحين يمكنك التصفّح وتجهيز كل شيء، ولا يمكنك الطلب أو الدعوة.',
  'mail.verify.button': 'تأكيد بريدي',
  'mail.invitation.subject': '{{inviter}} يدعوك إلى فريق {{entity}} في {{product}}',
  'mail.invitation.preview': 'يعمل رابطك مرة واحدة ولمدة 7 أيام.',
  'mail.invitation.title': 'مرحبًا {{name}}',
  'mail.invitation.text':
    'يودّ {{inviter}} العمل معك ضمن فريق {{entity}} في {{product}}، منصة بيع الأزياء بالجملة. استخدم هذا الرابط للانضمام. يعمل مرة واحدة ولمدة 7 أيام.',
  'mail.invitation.button': 'الانضمام إلى {{entity}}',
  'mail.administrator.subject': '{{inviter}} يعيّنك مشرفًا على {{product}}',
  'mail.administrator.preview': 'يعمل رابطك مرة واحدة ولمدة 7 أيام.',
  'mail.administrator.title': 'مرحبًا {{name}}',
  'mail.administrator.text':
    'يطلب منك {{inviter}} المساعدة في إدارة {{product}}. استخدم هذا الرابط للدخول ثم اضبط عاملًا ثانيًا، فلوحة الإدارة لا تُفتح إلا به. يعمل الرابط مرة واحدة ولمدة 7 أيام.',
  'mail.administrator.button': 'فتح لوحة الإدارة',
  'mail.handover.subject': 'تولّي إدارة حساب {{entity}}',
  'mail.handover.preview': 'يودّ {{inviter}} أن ينقلها إليك.',
  'mail.handover.title': 'مرحبًا {{name}}',
  'mail.handover.text':
    'يودّ {{inviter}} أن تتولّى دور مدير الحساب في {{entity}} وأن يأخذ دورك في الفريق. لا يتغيّر شيء حتى تقبل. يعمل الرابط مرة واحدة ولمدة 7 أيام.',
  'mail.handover.button': 'عرض الدعوة',
}
/** What only mails say; the browser never needs it. */
export const entitiesMailWords = { en, ar }
