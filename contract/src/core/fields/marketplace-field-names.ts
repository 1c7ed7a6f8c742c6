const en = {
  'fields.nameEn': 'name in English',
  'fields.nameAr': 'name in Arabic',
  'fields.supportEmail': 'support address',
}
const ar: Record<keyof typeof en, string> = {
  'fields.nameEn': 'الاسم بالإنجليزية',
  'fields.nameAr': 'الاسم بالعربية',
  'fields.supportEmail': 'عنوان الدعم',
}
/** What the owner of the marketplace fills in. */
export const marketplaceFieldNames = { en, ar }
