const en = {
  'prospects.draft.subject': '{{brand}} would like to work with {{name}}',
  'prospects.draft.hello': 'Hello,',
  'prospects.draft.place':
    'We are {{brand}}. We are looking for stores in {{city}}, and {{name}} seems a good home for our collections.',
  'prospects.draft.open': 'We are {{brand}}, and {{name}} seems a good home for our collections.',
  'prospects.draft.brands': 'You already carry {{carried}}, which our retailers often show beside our styles.',
  'prospects.draft.end':
    'You can see our collections and wholesale prices on {{product}}. We would be glad to hear from you.\n\n{{brand}}',
  'mail.lead.button': 'See the collections of {{brand}}',
  'mail.lead.notice':
    'Why you get this email: {{brand}} found your business contact on {{product}}. Source: {{source}}.',
  'mail.lead.data': 'See or erase what is stored about me',
  'mail.lead.object': 'Do not use my contact again',
  'mail.lead.consent.subject': '{{brand}} would like your contact',
  'mail.lead.consent.text':
    'You chose to be found by brands. {{brand}} asks for your name, email and phone. Nothing is shown unless you allow it within three days.',
  'mail.lead.consent.button': 'Allow or decline',
  'mail.lead.reminder.subject': 'Follow up with {{name}}',
  'mail.lead.reminder.text': 'You asked to be reminded of {{name}} today.',
  'mail.lead.reminder.button': 'Open the store',
}
const ar: Record<keyof typeof en, string> = {
  'prospects.draft.subject': 'ترغب {{brand}} في التعاون مع {{name}}',
  'prospects.draft.hello': 'مرحبًا،',
  'prospects.draft.place': 'نحن {{brand}}. نبحث عن متاجر في {{city}}، ونرى أن {{name}} مكان مناسب لمجموعاتنا.',
  'prospects.draft.open': 'نحن {{brand}}، ونرى أن {{name}} مكان مناسب لمجموعاتنا.',
  'prospects.draft.brands': 'تعرضون بالفعل {{carried}}، وكثيرًا ما يعرضها تجّار التجزئة المرتبطون بنا إلى جانب موديلاتنا.',
  'prospects.draft.end': 'يمكنكم الاطلاع على مجموعاتنا وأسعار الجملة على {{product}}. يسعدنا أن نسمع منكم.\n\n{{brand}}',
  'mail.lead.button': 'عرض مجموعات {{brand}}',
  'mail.lead.notice':
    'سبب وصول هذه الرسالة: عثرت {{brand}} على جهة الاتصال التجارية الخاصة بك على {{product}}. المصدر: {{source}}.',
  'mail.lead.data': 'عرض البيانات المحفوظة عني أو محوها',
  'mail.lead.object': 'إيقاف استخدام بياناتي',
  'mail.lead.consent.subject': 'تطلب {{brand}} بيانات الاتصال بك',
  'mail.lead.consent.text':
    'اخترت أن تجدك العلامات. تطلب {{brand}} اسمك وبريدك الإلكتروني وهاتفك. لن يُعرض شيء ما لم تسمح بذلك خلال ثلاثة أيام.',
  'mail.lead.consent.button': 'السماح أو الرفض',
  'mail.lead.reminder.subject': 'متابعة {{name}}',
  'mail.lead.reminder.text': 'طلبت تذكيرك بمتجر {{name}} اليوم.',
  'mail.lead.reminder.button': 'فتح صفحة المتجر',
}
export const prospectsMailWords = { en, ar }
