import type { ArabicOf } from './messages.ts'

const en = {
  'errors.unavailable': 'This is not available at the moment. Please try again soon.',
  'errors.offline': 'No internet connection. Please check your network settings.',
  'errors.codeLost':
    'This part could not be loaded, perhaps because of a new release. Reload the page, then try again.',
  'errors.itemsChanged': 'There is issues in the order items',
  'errors.timeout': 'This took too long. Please try again.',
}

const ar: ArabicOf<keyof typeof en> = {
  'errors.unavailable': 'الخدمة غير متاحة الآن. يرجى إعادة المحاولة بعد قليل.',
  'errors.offline': 'لا يوجد اتصال بالإنترنت. يرجى التحقق من إعدادات الشبكة.',
  'errors.codeLost': 'تعذّر تحميل هذا الجزء، ربما بسبب إصدار جديد. أعد تحميل الصفحة ثم أعد المحاولة.',
  'errors.itemsChanged': 'توجد مشكلات في منتجات الطلب',
  'errors.timeout': 'استغرقت العملية وقتًا أطول من اللازم. يرجى إعادة المحاولة.',
}

/** What a browser says when nothing more can be fetched, apart from the other messages because the first page carries it. */
export const networkMessages = { en, ar }
