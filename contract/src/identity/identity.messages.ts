const en = {
  'identity.wrongSignIn': 'The email or the password is wrong.',
  'identity.wrongPassword': 'The current password is wrong.',
  'identity.wrongCode': 'This code is wrong or no longer valid. Ask for a new one.',
  'identity.deadLink': 'This link was used or is too old. Ask for a new one.',
  'identity.noSuchPlace': 'You do not belong to such a team any more.',
  'identity.cannotBeImpersonated': 'This person cannot be impersonated.',
  'identity.tooManyCodes': 'Five codes were sent to this address in the last hour. Use the newest one, or wait.',
  'identity.resetSent': 'If this address is known, a mail with a link to set a new password is on its way.',
  'identity.linkSent': 'If this address is known, a mail with a link to sign in is on its way.',
  'identity.codeSent': 'A code is on its way to your mail.',
  'identity.passwordChanged': 'Your password is changed. You are signed out everywhere else.',
  'identity.sessionEnded': 'That device is signed out.',
}
const ar: Record<keyof typeof en, string> = {
  'identity.wrongSignIn': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'identity.wrongPassword': 'كلمة المرور الحالية غير صحيحة.',
  'identity.wrongCode': 'هذا الرمز غير صحيح أو انتهت صلاحيته. اطلب رمزًا جديدًا.',
  'identity.deadLink': 'استُخدم هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا.',
  'identity.noSuchPlace': 'لم تعد عضوًا في فريق كهذا.',
  'identity.cannotBeImpersonated': 'لا يمكن الدخول نيابة عن هذا الشخص.',
  'identity.tooManyCodes': 'أُرسلت خمسة رموز إلى هذا العنوان خلال الساعة الماضية. استخدم الأحدث منها أو انتظر.',
  'identity.resetSent': 'إذا كان هذا العنوان معروفًا لدينا، فستصلك رسالة فيها رابط لتعيين كلمة مرور جديدة.',
  'identity.linkSent': 'إذا كان هذا العنوان معروفًا لدينا، فستصلك رسالة فيها رابط لتسجيل الدخول.',
  'identity.codeSent': 'الرمز في طريقه إلى بريدك.',
  'identity.passwordChanged': 'تم تغيير كلمة المرور، وسُجّل خروجك من كل الأجهزة الأخرى.',
  'identity.sessionEnded': 'تم تسجيل الخروج من ذلك الجهاز.',
}
export const identityMessages = { en, ar }
