const en = {
  'fields.isOn': 'switched on',
  'fields.percentage': 'share in per cent',
  'fields.traits': 'conditions',
  'fields.entityIds': 'companies',
  'fields.isPremium': 'premium account',
  'fields.isDemo': 'demo account',
  'fields.keys': 'order',
  'fields.isHidden': 'hidden',
  'fields.company': 'company name',
  'fields.texts': 'texts',
  'fields.brandEn': 'English text for brands',
  'fields.brandAr': 'Arabic text for brands',
  'fields.retailerEn': 'English text for retailers',
  'fields.retailerAr': 'Arabic text for retailers',
}
const ar: Record<keyof typeof en, string> = {
  'fields.isOn': 'التفعيل',
  'fields.percentage': 'النسبة المئوية',
  'fields.traits': 'الشروط',
  'fields.entityIds': 'الشركات',
  'fields.isPremium': 'حساب مميز',
  'fields.isDemo': 'حساب تجريبي',
  'fields.keys': 'الترتيب',
  'fields.isHidden': 'الإخفاء',
  'fields.company': 'اسم الشركة',
  'fields.texts': 'النصوص',
  'fields.brandEn': 'النص الإنجليزي للعلامات',
  'fields.brandAr': 'النص العربي للعلامات',
  'fields.retailerEn': 'النص الإنجليزي لتجّار التجزئة',
  'fields.retailerAr': 'النص العربي لتجّار التجزئة',
}
/** What the marketplace's own people fill in. */
export const consoleFieldNames = { en, ar }
