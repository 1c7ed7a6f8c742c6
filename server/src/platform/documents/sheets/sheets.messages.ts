const en = {
  'sheets.broken': 'This file cannot be opened. Save it again as .xlsx and upload it once more.',
  'sheets.encrypted': 'This file is protected with a password. Save it without one.',
  'sheets.tooManyEntries': 'This file holds too many parts. Save only the sheet as .xlsx.',
  'sheets.tooLarge': 'This file unpacks to more than we read. Split it into smaller files.',
  'sheets.tooSlow': 'This file takes too long to read. Split it into smaller files.',
  'sheets.noWorkbook': 'This is no spreadsheet. Save it as .xlsx and upload it again.',
  'sheets.encoding':
    'The letters of this file are in an encoding we cannot be sure of. Save it as CSV UTF-8 and upload it again.',
  'sheets.macro': 'This file contains macros. Save it as .xlsx without macros.',
  'sheets.formula': 'Cell {{cell}} contains a formula. Copy the column and paste it as values.',
  'sheets.tooManyRows': 'A file may have {{most}} rows at most. Split it into several files.',
  'sheets.tooManyColumns': 'A file may have {{most}} columns at most. Remove those we do not ask for.',
  'sheets.cellTooLong': 'A cell in row {{row}} is longer than {{most}} characters. Shorten it.',
  'sheets.missingColumn': 'The column {{column}} is missing. Start from the template, or add it.',
  'sheets.empty': 'There are no rows in this file.',
}
const ar: Record<keyof typeof en, string> = {
  'sheets.broken': 'تعذّر فتح هذا الملف. احفظه من جديد بصيغة ‎.xlsx ثم ارفعه.',
  'sheets.encrypted': 'هذا الملف محمي بكلمة مرور. احفظه من دونها.',
  'sheets.tooManyEntries': 'في هذا الملف أجزاء كثيرة. احفظ الورقة وحدها بصيغة ‎.xlsx.',
  'sheets.tooLarge': 'حجم هذا الملف بعد فكّه أكبر مما نقرأ. قسّمه إلى ملفات أصغر.',
  'sheets.tooSlow': 'تستغرق قراءة هذا الملف وقتًا طويلًا. قسّمه إلى ملفات أصغر.',
  'sheets.noWorkbook': 'هذا ليس جدول بيانات. احفظه بصيغة ‎.xlsx وارفعه من جديد.',
  'sheets.encoding': 'لا يمكن الجزم بترميز حروف هذا الملف. احفظه بصيغة CSV UTF-8 وارفعه من جديد.',
  'sheets.macro': 'في هذا الملف وحدات ماكرو. احفظه بصيغة ‎.xlsx من دونها.',
  'sheets.formula': 'في الخلية {{cell}} صيغة حسابية. انسخ العمود والصقه كقيم.',
  'sheets.tooManyRows': 'يتسع الملف لعدد {{most}} من الصفوف على الأكثر. قسّمه إلى عدة ملفات.',
  'sheets.tooManyColumns': 'يتسع الملف لعدد {{most}} من الأعمدة على الأكثر. أزل ما لا نطلبه.',
  'sheets.cellTooLong': 'في الصف {{row}} خلية أطول من {{most}} حرف. اختصرها.',
  'sheets.missingColumn': 'العمود {{column}} غير موجود. ابدأ من القالب أو أضفه.',
  'sheets.empty': 'لا صفوف في هذا الملف.',
}
export const sheetsMessages = { en, ar }
