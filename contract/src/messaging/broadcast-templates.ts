import type { Language } from '../core/language.ts'

/** The words of the mails that a brand may begin with, in the mail's own language. */
const texts = {
  newCollection: {
    en: [
      'A new collection is open',
      'Our new collection is open for orders. These are the pieces we are proudest of.',
      'Order early to have the full choice of sizes.',
    ],
    ar: [
      'مجموعة جديدة متاحة للطلب',
      'مجموعتنا الجديدة متاحة للطلب الآن، وهذه أحب القطع إلينا.',
      'اطلب مبكرًا لتجد كل المقاسات.',
    ],
  },
  deadlineSoon: {
    en: [
      'Orders close soon',
      'The collection closes for orders in a few days.',
      'If you plan to order, now is the time. Write to us with any question.',
    ],
    ar: [
      'يُغلق باب الطلب قريبًا',
      'يُغلق باب الطلب على المجموعة خلال أيام قليلة.',
      'إن كنت تنوي الطلب فهذا وقته، وراسلنا بأي سؤال.',
    ],
  },
  restock: {
    en: [
      'Back in stock',
      'What sold out first is back in our warehouse and ships immediately.',
      'Quantities are limited.',
    ],
    ar: ['عادت إلى المخزون', 'عادت إلى مستودعنا القطع التي نفدت أولًا، وتُشحن فورًا.', 'الكميات محدودة.'],
  },
  thankYou: {
    en: [
      'Thank you',
      'Thank you for a good season together.',
      'Tell us what your customers asked for: it decides what we make next.',
    ],
    ar: ['شكرًا لك', 'شكرًا على موسم جميل معًا.', 'أخبرنا بما طلبه زبائنك، فهو ما يحدد ما نصنعه لاحقًا.'],
  },
} as const
const greetings = { en: ['Hello ', 'there'], ar: ['مرحبًا ', 'بك'] } as const

export type TemplateName = keyof typeof texts
export const templateNames = Object.keys(texts) as TemplateName[]

/** A subject and a body to begin with. */
export function templateOf(name: TemplateName, language: Language) {
  const [subject, ...paragraphs] = texts[name][language]
  const [greeting, fallback] = greetings[language]
  const text = (words: string) => ({ type: 'text' as const, text: words })
  return {
    subject,
    body: {
      type: 'doc' as const,
      content: [
        { type: 'heading' as const, attrs: { level: 2 as const }, content: [text(subject)] },
        {
          type: 'paragraph' as const,
          content: [
            text(greeting),
            { type: 'name' as const, attrs: { field: 'firstName' as const, fallback } },
            text(language === 'ar' ? '،' : ','),
          ],
        },
        ...paragraphs.map((words) => ({ type: 'paragraph' as const, content: [text(words)] })),
      ],
    },
  }
}
