const en = {
  'mail.referral.subject': '{{entity}} invites you to {{product}}',
  'mail.referral.title': '{{entity}} invites you to {{product}}',
  'mail.referral.text':
    '{{name}} of {{entity}} trades on {{product}}, the wholesale marketplace for fashion, and would like you to join.',
  'mail.referral.button': 'Sign up',
}
const ar: Record<keyof typeof en, string> = {
  'mail.referral.subject': 'تدعوك {{entity}} إلى {{product}}',
  'mail.referral.title': 'تدعوك {{entity}} إلى {{product}}',
  'mail.referral.text': 'يعمل {{name}} من {{entity}} على {{product}}، منصة بيع الأزياء بالجملة، ويودّ انضمامك.',
  'mail.referral.button': 'إنشاء حساب',
}
export const referralsMailWords = { en, ar }
