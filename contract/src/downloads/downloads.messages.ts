const en = {
  'downloads.started': 'Your file is being prepared.',
  'downloads.retried': 'Your file is being prepared again.',
  'downloads.removed': 'Deleted.',
  'downloads.tooMany': 'Choose fewer at once.',
  'downloads.noSuchKind': 'This file cannot be made in that format.',
  'downloads.queueFull': 'You have {{most}} files in preparation. Wait until some of them are ready.',
  'downloads.notReady': 'This file is still being prepared.',
  'downloads.expired': 'The link to this file is no longer valid. Open Downloads and download it from there.',
  'downloads.noPreview': 'There is no preview of this file.',
  'downloads.problem.gone':
    'What you wanted to download is no longer available to you. Check that it still exists, then start again.',
  'downloads.problem.forbidden': 'You no longer have the right to make this file. Ask the admin of your team.',
  'downloads.problem.tooLarge': 'The file became too large. Choose fewer products, or leave the pictures out.',
  'downloads.problem.empty': 'There was nothing to put into the file. Check your choice, then start again.',
  'downloads.problem.failed':
    'The file could not be made. Retry; if it fails again, choose less at once or another format.',
}
const ar: Record<keyof typeof en, string> = {
  'downloads.started': 'يجري تجهيز ملفك.',
  'downloads.retried': 'يجري تجهيز ملفك من جديد.',
  'downloads.removed': 'تم الحذف.',
  'downloads.tooMany': 'اختر عددًا أقل في المرة الواحدة.',
  'downloads.noSuchKind': 'لا يمكن إنشاء هذا الملف بهذه الصيغة.',
  'downloads.queueFull': 'لديك {{most}} ملفًا قيد التجهيز. انتظر حتى يجهز بعضها.',
  'downloads.notReady': 'لا يزال هذا الملف قيد التجهيز.',
  'downloads.expired': 'لم يعد رابط هذا الملف صالحًا. افتح صفحة التنزيلات ونزّله من هناك.',
  'downloads.noPreview': 'لا تتوفر معاينة لهذا الملف.',
  'downloads.problem.gone': 'لم يعد ما أردت تنزيله متاحًا لك. تأكد من وجوده ثم ابدأ من جديد.',
  'downloads.problem.forbidden': 'لم تعد لديك صلاحية إنشاء هذا الملف. اطلبها من مدير الحساب.',
  'downloads.problem.tooLarge': 'أصبح الملف كبيرًا جدًا. اختر منتجات أقل أو استبعد الصور.',
  'downloads.problem.empty': 'لم يكن هناك ما يوضع في الملف. راجع اختيارك ثم ابدأ من جديد.',
  'downloads.problem.failed': 'تعذّر إنشاء الملف. أعد المحاولة، وإن فشلت من جديد فاختر كمية أقل أو صيغة أخرى.',
}

export const downloadsMessages = { en, ar }
