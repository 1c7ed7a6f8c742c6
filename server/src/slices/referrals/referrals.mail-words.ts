const en = {
  'mail.referral.subject': '{{entity}} invites you to Souk',
  'mail.referral.title': '{{entity}} invites you to Souk',
  'mail.referral.text':
    '{{name}} of {{entity}} trades on Souk, the wholesale marketplace for fashion, and would like you to join.',
  'mail.referral.button': 'Sign up',
}
const ar: Record<keyof typeof en, string> = {
  'mail.referral.subject': 'تدعوك {{entity}} إلى سوق',
  'mail.referral.title': 'تدعوك {{entity}} إلى سوق',
  'mail.referral.text': 'يعمل {{name}} من {{entity}} على سوق، منصة بيع الأزياء بالجملة، ويودّ انضمامك.',
  'mail.referral.button': 'إنشاء حساب',
}
export const referralsMailWords = { en, ar }
