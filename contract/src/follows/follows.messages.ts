const en = {
  'follows.announced': 'The opening is announced.',
  'follows.withdrawn': 'The announcement is withdrawn.',
  'follows.mailsSaved': 'Saved.',
  'follows.range': 'Ask for a year at most, from an earlier day to a later one.',
  'follows.opensPast': 'Choose today or a later day.',
  'follows.alreadyLive': 'This collection is live already. Only a collection that is not live yet can be announced.',
  'follows.archived': 'This collection is archived. Restore it before announcing.',
  'follows.ownBrand': 'This is your own brand.',
  'follows.deadLink': 'This link is incomplete. Open it again from the email.',
}
const ar: Record<keyof typeof en, string> = {
  'follows.announced': 'تم الإعلان عن موعد الافتتاح.',
  'follows.withdrawn': 'تم سحب الإعلان.',
  'follows.mailsSaved': 'تم الحفظ.',
  'follows.range': 'اختر مدة لا تتجاوز سنة، من يوم أسبق إلى يوم لاحق.',
  'follows.opensPast': 'اختر اليوم أو يومًا لاحقًا.',
  'follows.alreadyLive': 'هذه المجموعة منشورة بالفعل. لا يمكن الإعلان إلا عن مجموعة لم تُنشر بعد.',
  'follows.archived': 'هذه المجموعة مؤرشفة. استعدها قبل الإعلان عنها.',
  'follows.ownBrand': 'هذه علامتك.',
  'follows.deadLink': 'هذا الرابط غير مكتمل. افتحه من جديد من الرسالة.',
}
export const followsMessages = { en, ar }
