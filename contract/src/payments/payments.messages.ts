const en = {
  'payments.saved': 'The card is saved.',
  'payments.removed': 'The card is removed.',
  'payments.badMonth': 'Give the month as a number from 1 to 12.',
  'payments.badYear': 'Give the year with four digits.',
  'payments.expired': 'This card has expired. Use another one.',
  'payments.badCvc': 'The security code has three or four digits.',
  'payments.onlyTestCards': 'Only the test cards listed here work: no real card is charged.',
  'payments.declined': 'The card was declined, and nothing was saved. Use another one.',
  'payments.wrongCode': 'This is not the code. Look again, and type all of it.',
  'payments.chooseCard': 'Choose a card to pay with.',
  'payments.notConfirmed': 'The bank of this card still asks for a code. Confirm the card first.',
}
const ar: Record<keyof typeof en, string> = {
  'payments.saved': 'حُفظت البطاقة.',
  'payments.removed': 'أُزيلت البطاقة.',
  'payments.badMonth': 'اكتب الشهر رقمًا من 1 إلى 12.',
  'payments.badYear': 'اكتب السنة بأربعة أرقام.',
  'payments.expired': 'انتهت صلاحية هذه البطاقة. استخدم غيرها.',
  'payments.badCvc': 'رمز الأمان ثلاثة أرقام أو أربعة.',
  'payments.onlyTestCards': 'لا تعمل هنا سوى بطاقات الاختبار المذكورة، ولا يُخصم من أي بطاقة حقيقية.',
  'payments.declined': 'رُفضت البطاقة ولم يُحفظ شيء. استخدم غيرها.',
  'payments.wrongCode': 'هذا ليس الرمز الصحيح. تحقّق منه واكتبه كاملًا.',
  'payments.chooseCard': 'اختر بطاقة للدفع.',
  'payments.notConfirmed': 'ما زال مصرف هذه البطاقة يطلب رمزًا. أكّد البطاقة أولًا.',
}
export const paymentsMessages = { en, ar }
