const en = {
  'referrals.renewed': 'You have a new code. The old one no longer works.',
  'referrals.sent': 'The invitations are on their way.',
  'referrals.saved': 'Saved.',
  'referrals.notWaiting': 'This referral does not wait for a decision.',
  'referrals.capReached': 'This company has earned the most that referrals can bring.',
  'referrals.noEmail': 'Enter at least one email address.',
  'referrals.tooMany': 'Invite up to 10 companies at a time.',
  'referrals.tooManyToday': 'You can invite up to 20 companies a day. Try again tomorrow.',
}
const ar: Record<keyof typeof en, string> = {
  'referrals.renewed': 'لديك رمز جديد، ولم يعد القديم صالحًا.',
  'referrals.sent': 'أُرسلت الدعوات.',
  'referrals.saved': 'تم الحفظ.',
  'referrals.notWaiting': 'هذه الإحالة لا تنتظر قرارًا.',
  'referrals.capReached': 'كسبت هذه الشركة أقصى ما تتيحه الإحالات.',
  'referrals.noEmail': 'أدخل بريدًا إلكترونيًا واحدًا على الأقل.',
  'referrals.tooMany': 'ادعُ عشر شركات على الأكثر في المرة الواحدة.',
  'referrals.tooManyToday': 'يمكنك دعوة عشرين شركة في اليوم على الأكثر. حاول غدًا.',
}
export const referralsMessages = { en, ar }
