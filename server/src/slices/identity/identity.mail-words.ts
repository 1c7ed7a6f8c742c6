const en = {
  'mail.footer': 'Souk, the wholesale marketplace. You receive this mail because your address was used there.',
  'mail.ignore': 'If you did not ask for this, you can leave this mail unread: nothing changes.',
  'mail.loginLink.subject': 'Your link to sign in to Souk',
  'mail.loginLink.preview': 'It works once, for 15 minutes.',
  'mail.loginLink.title': 'Hello {{name}}',
  'mail.loginLink.text': 'Use this link to sign in. It works once, for 15 minutes.',
  'mail.loginLink.button': 'Sign in to Souk',
  'mail.reset.subject': 'Set a new password for Souk',
  'mail.reset.preview': 'The link works once, for 30 minutes.',
  'mail.reset.title': 'Hello {{name}}',
  'mail.reset.text':
    'Use this link to set a new password. It works once, for 30 minutes. Every device is signed out afterwards.',
  'mail.reset.button': 'Set a new password',
  'mail.code.subject': '{{code}} is your code for Souk',
  'mail.code.preview': 'It is valid for 10 minutes.',
  'mail.code.title': 'Your code',
  'mail.code.text': 'Type this code where you asked for it. It is valid for 10 minutes.',
}
const ar: Record<keyof typeof en, string> = {
  'mail.footer': 'سوق، منصة البيع بالجملة. وصلتك هذه الرسالة لأن عنوانك استُخدم فيها.',
  'mail.ignore': 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة: لن يتغيّر شيء.',
  'mail.loginLink.subject': 'رابط تسجيل دخولك إلى سوق',
  'mail.loginLink.preview': 'يعمل مرة واحدة ولمدة 15 دقيقة.',
  'mail.loginLink.title': 'مرحبًا {{name}}',
  'mail.loginLink.text': 'استخدم هذا الرابط لتسجيل الدخول. يعمل مرة واحدة ولمدة 15 دقيقة.',
  'mail.loginLink.button': 'تسجيل الدخول إلى سوق',
  'mail.reset.subject': 'تعيين كلمة مرور جديدة في سوق',
  'mail.reset.preview': 'يعمل الرابط مرة واحدة ولمدة 30 دقيقة.',
  'mail.reset.title': 'مرحبًا {{name}}',
  'mail.reset.text':
    'استخدم هذا الرابط لتعيين كلمة مرور جديدة. يعمل مرة واحدة ولمدة 30 دقيقة، وبعدها يُسجَّل الخروج من كل الأجهزة.',
  'mail.reset.button': 'تعيين كلمة مرور جديدة',
  'mail.code.subject': '{{code}} رمزك في سوق',
  'mail.code.preview': 'صالح لمدة 10 دقائق.',
  'mail.code.title': 'رمزك',
  'mail.code.text': 'اكتب هذا الرمز حيث طلبته. وهو صالح لمدة 10 دقائق.',
}
/** What only mails say; the browser never needs it. */
export const identityMailWords = { en, ar }
