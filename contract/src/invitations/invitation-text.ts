import type { Language } from '../core/language.ts'
import type { Side } from '../entities/entity-shapes.ts'

/** What an invitation says until its writer says it in other words. */
export const usualInvitation: Readonly<Record<Side, Readonly<Record<Language, string>>>> = {
  brand: {
    en: 'We would like to show your collections to our retailers. You set up your account in a few minutes, add your first collection, and decide who sees which prices.',
    ar: 'يسعدنا أن نعرض مجموعاتك على تجّار التجزئة لدينا. يستغرق إعداد حسابك بضع دقائق، ثم تضيف مجموعتك الأولى وتحدّد من يرى أي أسعار.',
  },
  retailer: {
    en: 'Our brands would like to meet you. You set up your account in a few minutes and order from their collections at wholesale prices, all in one place.',
    ar: 'تودّ العلامات لدينا التعرّف إليك. يستغرق إعداد حسابك بضع دقائق، ثم تطلب من مجموعاتها بأسعار الجملة في مكان واحد.',
  },
}
