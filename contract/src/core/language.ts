export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** What Intl is asked for; Arabic keeps Latin digits, so that a price reads the same to both sides of an order. */
export const localeOf = (language: Language) => (language === 'ar' ? 'ar-EG-u-nu-latn' : 'en')
