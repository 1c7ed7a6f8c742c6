const en = {
  'fields.area': 'what they may change',
  'fields.minutes': 'minutes',
  'fields.nameEn': 'name in English',
  'fields.nameAr': 'name in Arabic',
  'fields.supportEmail': 'support address',
  'fields.commissionTax': 'tax on commission',
  'fields.bankHolder': 'account holder',
  'fields.iban': 'IBAN',
  'fields.bic': 'BIC',
}
const ar: Record<keyof typeof en, string> = {
  'fields.area': 'ما يحق له تغييره',
  'fields.minutes': 'الدقائق',
  'fields.nameEn': 'الاسم بالإنجليزية',
  'fields.nameAr': 'الاسم بالعربية',
  'fields.supportEmail': 'عنوان الدعم',
  'fields.commissionTax': 'الضريبة على العمولة',
  'fields.bankHolder': 'صاحب الحساب',
  'fields.iban': 'رقم IBAN',
  'fields.bic': 'رمز BIC',
}
/** What the owner of the marketplace fills in. */
export const marketplaceFieldNames = { en, ar }
