const en = {
  'lists.saved': 'Saved. It shows everywhere from now on.',
  'lists.removed': 'Removed.',
  'lists.nameTaken': 'The list has this name already.',
  'lists.noLetters': 'Write a name with at least two Latin letters or digits.',
  'lists.inUse': 'It is in use. Hide it instead: what has it keeps it.',
  'lists.otherKeys': 'The list has changed meanwhile. Look at it again.',
}
const ar: Record<keyof typeof en, string> = {
  'lists.saved': 'تم الحفظ، ويظهر في كل مكان من الآن.',
  'lists.removed': 'تمت الإزالة.',
  'lists.nameTaken': 'هذا الاسم في القائمة من قبل.',
  'lists.noLetters': 'اكتب اسمًا فيه حرفان لاتينيان أو رقمان على الأقل.',
  'lists.inUse': 'إنه مستخدم. أخفِه بدل ذلك: ما يحمله يبقى عليه.',
  'lists.otherKeys': 'تغيّرت القائمة في هذه الأثناء. ألقِ نظرة عليها من جديد.',
}
export const listsMessages = { en, ar }
