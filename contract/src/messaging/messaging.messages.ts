const en = {
  'messaging.empty': 'Write something, or attach a file.',
  'messaging.tooLong': 'A message has 5,000 characters at most.',
  'messaging.tooManyFiles': 'A message has 5 files at most.',
  'messaging.tooManyCards': 'A message has 5 cards at most.',
  'messaging.ended': 'This connection has ended. The conversation can be read, but not continued.',
  'messaging.tooLate': 'A message can be changed or deleted for 15 minutes.',
  'messaging.noSuchFile': 'One of the files is not there any more. Attach it again.',
  'messaging.noSuchCard': 'One of the cards shows something that you cannot see. Remove it.',
  'messaging.cannotSee': 'This person cannot see the retailer. Give them the retailer first.',
}
const ar: Record<keyof typeof en, string> = {
  'messaging.empty': 'اكتب شيئًا أو أرفق ملفًا.',
  'messaging.tooLong': 'لا يزيد طول الرسالة على \u20665,000\u2069 حرف.',
  'messaging.tooManyFiles': 'لا تزيد ملفات الرسالة على 5.',
  'messaging.tooManyCards': 'لا تزيد بطاقات الرسالة على 5.',
  'messaging.ended': 'انتهت هذه العلاقة التجارية. يمكن قراءة المحادثة دون متابعتها.',
  'messaging.tooLate': 'يمكن تعديل الرسالة أو حذفها خلال 15 دقيقة.',
  'messaging.noSuchFile': 'أحد الملفات لم يعد موجودًا. أرفقه من جديد.',
  'messaging.noSuchCard': 'تعرض إحدى البطاقات شيئًا لا يمكنك رؤيته. أزلها.',
  'messaging.cannotSee': 'لا يمكن لهذا الشخص رؤية التاجر. أسند إليه التاجر أولًا.',
}
export const messagingMessages = { en, ar }
