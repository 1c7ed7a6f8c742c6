import type { LabelledSentence } from './labelled-sentence.ts'

/** The part of the unseen sentences that mixes both languages. */
export const unseenMixedSentences: readonly LabelledSentence[] = [
  [
    'أريد dresses من linen بميزانية €4,000 قبل May',
    {
      categories: ['DRESSES'],
      materials: ['linen'],
      budget: { amount: '4000', currency: 'EUR' },
      deliverBy: '2027-04-30',
    },
  ],
  [
    'need عبايات سوداء, 10 pieces لكل موديل, budget 15000 AED',
    { categories: ['ABAYAS'], colours: ['black'], unitsPerStyle: 10, budget: { amount: '15000', currency: 'AED' } },
  ],
  [
    'قميص رجالي slim من Field & Harrow مقاسات S-XL',
    { categories: ['SHIRTS'], gender: 'MALE', brands: ['Field & Harrow'], sizes: ['S', 'M', 'L', 'XL'] },
  ],
  [
    'knitwear صوف بدون أبيض max 5 brands',
    { categories: ['KNITWEAR'], materials: ['wool'], exclude: ['white'], maxBrands: 5 },
  ],
  [
    'Budget ١٠٠٠٠ يورو for shoes and حقائب',
    { budget: { amount: '10000', currency: 'EUR' }, categories: ['SHOES', 'BAGS'] },
  ],
  [
    'silk بلوزات under 60 يورو each, 20 styles',
    { materials: ['silk'], categories: ['BLOUSES'], maxWholesale: { amount: '60', currency: 'EUR' }, maxStyles: 20 },
  ],
  ['من فضلك swimwear في المخزون فقط، no green', { categories: ['SWIMWEAR'], inStock: true, exclude: ['green'] }],
  [
    'فساتين midi و maxi باللون الأخضر, delivery in July',
    {
      categories: ['MIDI_DRESSES', 'MAXI_DRESSES'],
      colours: ['green'],
      deliverFrom: '2027-07-01',
      deliverBy: '2027-07-31',
    },
  ],
  [
    'coats صوف من Maison Orla فقط بميزانية 9k',
    {
      categories: ['COATS'],
      materials: ['wool'],
      brands: ['Maison Orla'],
      budget: { amount: '9000', currency: 'EUR' },
    },
  ],
  [
    'jewellery بحد أقصى 3 brands وسعر أقل من 50 دولار للقطعة',
    { categories: ['JEWELLERY'], maxBrands: 3, maxWholesale: { amount: '50', currency: 'USD' } },
  ],
]
