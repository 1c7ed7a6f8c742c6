import type { LabelledSentence } from './labelled-sentence.ts'
import { unseenMixedSentences } from './sentences-unseen-mixed.ts'

/** Written before the parser, and not looked at while it was tuned. Today is 18 November 2026; amounts without a currency are euros. */
export const unseenSentences: readonly LabelledSentence[] = [
  [
    'I need about £5,500 of knitwear for autumn, nothing in pink please',
    {
      budget: { amount: '5500', currency: 'GBP' },
      categories: ['KNITWEAR'],
      deliverFrom: '2027-09-01',
      deliverBy: '2027-11-30',
      exclude: ['pink'],
    },
  ],
  [
    'Dresses and skirts for women, budget 12k euros, max 3 brands',
    { categories: ['DRESSES', 'SKIRTS'], gender: 'FEMALE', budget: { amount: '12000', currency: 'EUR' }, maxBrands: 3 },
  ],
  [
    'menswear: chinos, polo shirts and overshirts under 45 euro each, sizes M to XXL',
    {
      gender: 'MALE',
      categories: ['CHINOS', 'POLO_SHIRTS', 'OVERSHIRTS'],
      maxWholesale: { amount: '45', currency: 'EUR' },
      sizes: ['M', 'L', 'XL', 'XXL'],
    },
  ],
  [
    'Spend $3000 on silk scarves and belts, in stock only',
    {
      budget: { amount: '3000', currency: 'USD' },
      materials: ['silk'],
      categories: ['SCARVES', 'BELTS'],
      inStock: true,
    },
  ],
  [
    'Something for a beach wedding, €2,400, delivered before May',
    { budget: { amount: '2400', currency: 'EUR' }, deliverBy: '2027-04-30' },
  ],
  [
    'We want 15 styles of linen trousers, 8 pieces per style',
    { maxStyles: 15, materials: ['linen'], categories: ['TROUSERS'], unitsPerStyle: 8 },
  ],
  [
    'coats for winter without leather or fur, up to 9,000 CHF',
    {
      categories: ['COATS'],
      deliverFrom: '2026-12-01',
      deliverBy: '2027-02-28',
      exclude: ['leather', 'fur'],
      budget: { amount: '9000', currency: 'CHF' },
    },
  ],
  ['Only Maison Orla, budget of 4000', { brands: ['Maison Orla'], budget: { amount: '4000', currency: 'EUR' } }],
  [
    'Anything except Field & Harrow; sneakers and boots, sizes 37 to 41',
    { exclude: ['Field & Harrow'], categories: ['SNEAKERS', 'BOOTS'], sizes: ['37', '38', '39', '40', '41'] },
  ],
  [
    'kids clothes in cotton, 1,800 euros, markup at least 2.4',
    { department: 'KIDS', materials: ['cotton'], budget: { amount: '1800', currency: 'EUR' }, minMarkup: 2.4 },
  ],
  [
    'Black and white tops, nothing over 30 a piece, two brands at most',
    {
      colours: ['black', 'white'],
      categories: ['TOPS'],
      maxWholesale: { amount: '30', currency: 'EUR' },
      maxBrands: 2,
    },
  ],
  [
    'I have 20 000 AED for abayas and kaftans, arriving in February',
    {
      budget: { amount: '20000', currency: 'AED' },
      categories: ['ABAYAS', 'KAFTANS'],
      deliverFrom: '2027-02-01',
      deliverBy: '2027-02-28',
    },
  ],
  [
    'Swimwear for a hotel boutique in Nice by 15 April, budget €6k',
    {
      categories: ['SWIMWEAR'],
      storeType: 'HOTEL_OR_RESORT',
      place: 'Nice',
      deliverBy: '2027-04-15',
      budget: { amount: '6000', currency: 'EUR' },
    },
  ],
  [
    'wool sweaters, no navy, no grey, 60% margin minimum',
    { materials: ['wool'], categories: ['SWEATERS'], exclude: ['navy', 'grey'], minMarkup: 2.5 },
  ],
  [
    'a small selection of jewellery for around 900 pounds, rings without necklaces',
    { categories: ['RINGS'], exclude: ['NECKLACES'], budget: { amount: '900', currency: 'GBP' } },
  ],
  [
    'cheap t-shirts for a concept store in Berlin, 100 units of each',
    { priceLevel: 'low', categories: ['T_SHIRTS'], storeType: 'CONCEPT_STORE', place: 'Berlin', unitsPerStyle: 100 },
  ],
  [
    'premium handbags, wholesale between 80 and 150 euros, max six styles',
    {
      priceLevel: 'high',
      categories: ['BAGS'],
      minWholesale: { amount: '80', currency: 'EUR' },
      maxWholesale: { amount: '150', currency: 'EUR' },
      maxStyles: 6,
    },
  ],
  [
    'Give me blazers and suits from Maison Orla or Norr Strikk delivered by the end of March',
    { categories: ['BLAZERS', 'SUITS'], brands: ['Maison Orla', 'Norr Strikk'], deliverBy: '2027-03-31' },
  ],
  [
    'denim jackets and jeans, size 28 to 32, five thousand euros',
    { categories: ['DENIM_JACKETS', 'JEANS'], sizes: ['28', '30', '32'], budget: { amount: '5000', currency: 'EUR' } },
  ],
  [
    'Home and beauty gifts: candles and fragrances for $1,250.50',
    { categories: ['HOME', 'BEAUTY', 'CANDLES', 'FRAGRANCES'], budget: { amount: '1250.50', currency: 'USD' } },
  ],
  [
    'need stock now: leggings and sports bras, XS-L, total not more than 2.500 €',
    {
      inStock: true,
      categories: ['LEGGINGS', 'SPORTS_BRAS'],
      sizes: ['XS', 'S', 'M', 'L'],
      budget: { amount: '2500', currency: 'EUR' },
    },
  ],
  [
    'evening dresses in red or burgundy velvet, 4 brands max, 30 styles max',
    {
      categories: ['EVENING_DRESSES'],
      colours: ['red', 'burgundy'],
      materials: ['velvet'],
      maxBrands: 4,
      maxStyles: 30,
    },
  ],
  [
    'baby rompers in organic cotton under 20 euros wholesale for my shop in Lyon',
    {
      department: 'BABY',
      categories: ['ROMPERS'],
      materials: ['cotton'],
      maxWholesale: { amount: '20', currency: 'EUR' },
      place: 'Lyon',
    },
  ],
  [
    'pyjamas and robes, satin, between 1 June and 15 July, seven thousand dirhams',
    {
      categories: ['PYJAMAS', 'ROBES'],
      materials: ['satin'],
      deliverFrom: '2027-06-01',
      deliverBy: '2027-07-15',
      budget: { amount: '7000', currency: 'AED' },
    },
  ],
  [
    'Unisex hoodies and sweatshirts, no black, at least three brands worth of choice, budget 3 500 EUR',
    {
      gender: 'UNISEX',
      categories: ['HOODIES', 'SWEATSHIRTS'],
      exclude: ['black'],
      budget: { amount: '3500', currency: 'EUR' },
    },
  ],
  [
    'raincoats and trench coats not before March, not after May, £8k',
    {
      categories: ['JACKETS', 'TRENCH_COATS'],
      deliverFrom: '2027-03-01',
      deliverBy: '2027-05-31',
      budget: { amount: '8000', currency: 'GBP' },
    },
  ],
  [
    'sandals and sun hats in beige, natural tones, for summer, one brand only',
    {
      categories: ['SANDALS', 'HATS'],
      colours: ['beige'],
      deliverFrom: '2027-06-01',
      deliverBy: '2027-08-31',
      maxBrands: 1,
    },
  ],
  [
    'cashmere please, but not from Norr Strikk, €15,000 total',
    { materials: ['cashmere'], exclude: ['Norr Strikk'], budget: { amount: '15000', currency: 'EUR' } },
  ],
  [
    'أريد فساتين صيفية بميزانية 5000 يورو قبل يونيو',
    { categories: ['DRESSES'], budget: { amount: '5000', currency: 'EUR' }, deliverBy: '2027-05-31' },
  ],
  [
    'عبايات وقفاطين بسعر لا يتجاوز ٣٠٠ درهم للقطعة',
    { categories: ['ABAYAS', 'KAFTANS'], maxWholesale: { amount: '300', currency: 'AED' } },
  ],
  [
    'ميزانيتي ٢٠ ألف ريال لملابس رجالية من القطن، مقاسات من M إلى XXL',
    {
      budget: { amount: '20000', currency: 'SAR' },
      gender: 'MALE',
      materials: ['cotton'],
      sizes: ['M', 'L', 'XL', 'XXL'],
    },
  ],
  [
    'قمصان كتان بيضاء، بدون أسود، أربع علامات على الأكثر',
    { categories: ['SHIRTS'], materials: ['linen'], colours: ['white'], exclude: ['black'], maxBrands: 4 },
  ],
  [
    'أحتاج أحذية نسائية متوفرة الآن بحدود 3 آلاف دولار',
    { categories: ['SHOES'], gender: 'FEMALE', inStock: true, budget: { amount: '3000', currency: 'USD' } },
  ],
  [
    'حقائب جلد من علامتين كحد أقصى، التسليم في شهر مارس',
    { categories: ['BAGS'], materials: ['leather'], maxBrands: 2, deliverFrom: '2027-03-01', deliverBy: '2027-03-31' },
  ],
  [
    'معاطف صوف لمتجر صغير في عمّان، الميزانية 7,500 يورو',
    {
      categories: ['COATS'],
      materials: ['wool'],
      storeType: 'BOUTIQUE',
      place: 'Amman',
      budget: { amount: '7500', currency: 'EUR' },
    },
  ],
  ['ملابس أطفال بأسعار رخيصة، عشر قطع من كل موديل', { department: 'KIDS', priceLevel: 'low', unitsPerStyle: 10 }],
  [
    'تنانير وبلوزات، ليس من Maison Orla، حتى 40 يورو للقطعة',
    { categories: ['SKIRTS', 'BLOUSES'], exclude: ['Maison Orla'], maxWholesale: { amount: '40', currency: 'EUR' } },
  ],
  ['أوشحة حرير ملونة، ١٢ موديل كحد أقصى', { categories: ['SCARVES'], materials: ['silk'], maxStyles: 12 }],
  [
    'بيجامات قطنية للنساء تصل قبل نهاية يناير',
    { categories: ['PYJAMAS'], materials: ['cotton'], gender: 'FEMALE', deliverBy: '2027-01-31' },
  ],
  [
    'أريد بنطلونات جينز مقاس ٢٨ و٣٠ و٣٢ بمبلغ أربعة آلاف يورو',
    { categories: ['JEANS'], sizes: ['28', '30', '32'], budget: { amount: '4000', currency: 'EUR' } },
  ],
  ['مجوهرات ذهبية بهامش لا يقل عن 2.5', { categories: ['JEWELLERY'], colours: ['gold'], minMarkup: 2.5 }],
  [
    'فساتين سهرة فاخرة باللون الأحمر أو الأزرق لعرض في دبي',
    { categories: ['EVENING_DRESSES'], priceLevel: 'high', colours: ['red', 'blue'], place: 'Dubai' },
  ],
  [
    'كنزات وكارديغان للخريف بدون الرمادي وبميزانية ٦٠٠٠ جنيه إسترليني',
    {
      categories: ['SWEATERS', 'CARDIGANS'],
      deliverFrom: '2027-09-01',
      deliverBy: '2027-11-30',
      exclude: ['grey'],
      budget: { amount: '6000', currency: 'GBP' },
    },
  ],
  [
    'مايوهات للنساء من S إلى L التسليم بين أبريل ومايو',
    {
      categories: ['SWIMWEAR'],
      gender: 'FEMALE',
      sizes: ['S', 'M', 'L'],
      deliverFrom: '2027-04-01',
      deliverBy: '2027-05-31',
    },
  ],
  [
    'أحتاج ثياب محتشمة بقيمة 2500 دينار كويتي، ثلاث علامات فقط',
    { categories: ['MODEST_WEAR'], budget: { amount: '2500', currency: 'KWD' }, maxBrands: 3 },
  ],
  [
    'قبعات وأحزمة ونظارات شمسية، لا شيء فوق 25 يورو',
    { categories: ['HATS', 'BELTS', 'SUNGLASSES'], maxWholesale: { amount: '25', currency: 'EUR' } },
  ],
  ['جاكيتات جلدية رجالية بدون البني', { categories: ['LEATHER_JACKETS'], gender: 'MALE', exclude: ['brown'] }],
  [
    'عندي ميزانية ثمانية آلاف يورو لمحل في مرسيليا من الكتان',
    { budget: { amount: '8000', currency: 'EUR' }, place: 'Marseille', materials: ['linen'] },
  ],
  [
    'أطقم رياضية وليغنز بسعر جملة بين 15 و35 يورو',
    {
      categories: ['TRACKSUITS', 'LEGGINGS'],
      minWholesale: { amount: '15', currency: 'EUR' },
      maxWholesale: { amount: '35', currency: 'EUR' },
    },
  ],
  [
    'شموع وعطور لمتجر هدايا، 1500 دولار',
    { categories: ['CANDLES', 'FRAGRANCES'], storeType: 'MUSEUM_OR_GIFT', budget: { amount: '1500', currency: 'USD' } },
  ],
  ...unseenMixedSentences,
]
