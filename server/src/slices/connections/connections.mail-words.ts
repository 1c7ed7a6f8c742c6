const en = {
  'mail.connectionRequest.subject': '{{from}} would like to connect with {{to}}',
  'mail.connectionRequest.preview': 'Accept or decline within 30 days.',
  'mail.connectionRequest.title': 'Hello {{name}}',
  'mail.connectionRequest.text':
    '{{from}} would like to trade with {{to}} on {{product}}. Nothing changes until you accept. The request ends by itself after 30 days.',
  'mail.connectionRequest.button': 'View request',
  'mail.connectionReminder.subject': '{{from}} is waiting for your response',
  'mail.connectionReminder.preview': 'The request has been open for a week.',
  'mail.connectionReminder.title': 'Hello {{name}}',
  'mail.connectionReminder.text':
    'A week ago {{from}} asked to trade with {{to}} on {{product}}. Accept or decline; this is the only reminder we send.',
  'mail.connectionReminder.button': 'View request',
  'mail.connectionAccepted.subject': '{{to}} accepted your request',
  'mail.connectionAccepted.preview': 'You are connected.',
  'mail.connectionAccepted.title': 'Hello {{name}}',
  'mail.connectionAccepted.text': '{{to}} accepted the request of {{from}}. You can trade with each other from now on.',
  'mail.connectionAccepted.button': 'See your connections',
  'mail.directInvitation.subject': '{{brand}} invites {{retailer}} to {{product}}',
  'mail.directInvitation.preview': 'Your link works once, for 7 days.',
  'mail.directInvitation.title': 'Hello {{name}}',
  'mail.directInvitation.text':
    '{{brand}} would like to show its collections to {{retailer}} and take its orders on {{product}}, the wholesale marketplace for fashion. This link connects you. It works once, for 7 days.',
  'mail.directInvitation.button': 'Connect with {{brand}}',
}
const ar: Record<keyof typeof en, string> = {
  'mail.connectionRequest.subject': 'تودّ {{from}} الارتباط مع {{to}}',
  'mail.connectionRequest.preview': 'اقبل أو ارفض خلال 30 يومًا.',
  'mail.connectionRequest.title': 'مرحبًا {{name}}',
  'mail.connectionRequest.text':
    'تودّ {{from}} الارتباط مع {{to}} في {{product}}. لا يتغيّر شيء حتى تقبل. ينتهي الطلب تلقائيًا بعد 30 يومًا.',
  'mail.connectionRequest.button': 'عرض الطلب',
  'mail.connectionReminder.subject': 'بانتظار ردك على طلب {{from}}',
  'mail.connectionReminder.preview': 'مضى أسبوع على الطلب.',
  'mail.connectionReminder.title': 'مرحبًا {{name}}',
  'mail.connectionReminder.text':
    'طلبت {{from}} قبل أسبوع الارتباط مع {{to}} في {{product}}. اقبل أو ارفض. هذا هو التذكير الوحيد الذي نرسله.',
  'mail.connectionReminder.button': 'عرض الطلب',
  'mail.connectionAccepted.subject': 'قبلت {{to}} طلبك',
  'mail.connectionAccepted.preview': 'تم الارتباط.',
  'mail.connectionAccepted.title': 'مرحبًا {{name}}',
  'mail.connectionAccepted.text': 'قبلت {{to}} طلب {{from}}. يمكنكما العمل معًا من الآن.',
  'mail.connectionAccepted.button': 'عرض ارتباطاتك',
  'mail.directInvitation.subject': 'دعوة من {{brand}} إلى {{retailer}} للانضمام إلى {{product}}',
  'mail.directInvitation.preview': 'يعمل رابطك مرة واحدة ولمدة 7 أيام.',
  'mail.directInvitation.title': 'مرحبًا {{name}}',
  'mail.directInvitation.text':
    'تودّ {{brand}} عرض مجموعاتها على {{retailer}} واستقبال طلباته في {{product}}، منصة بيع الأزياء بالجملة. هذا الرابط يربطك بها، ويعمل مرة واحدة ولمدة 7 أيام.',
  'mail.directInvitation.button': 'الارتباط مع {{brand}}',
}
/** What only mails say; the browser never needs it. */
export const connectionsMailWords = { en, ar }
