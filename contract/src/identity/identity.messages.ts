const en = {
  'identity.wrongSignIn': 'The email or the password is wrong.',
  'identity.signedIn': 'Welcome back.',
  'mail.footer': 'Souk, the wholesale marketplace. You receive this mail because your address was used there.',
}
const ar: Record<keyof typeof en, string> = {
  'identity.wrongSignIn': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'identity.signedIn': 'أهلًا بعودتك.',
  'mail.footer': 'سوق، منصة البيع بالجملة. وصلتك هذه الرسالة لأن عنوانك استُخدم فيها.',
}
export const identityMessages = { en, ar }
