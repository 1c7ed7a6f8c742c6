import type { LabelledSentence } from './labelled-sentence.ts'

/** What the parser was tuned on. Today is 18 November 2026; amounts without a currency are euros. */
export const tunedSentences: readonly LabelledSentence[] = [
  [
    '€8,000 of linen for a small shop in Marseille, delivered before June, no black, sizes S to XL, at most four brands',
    {
      budget: { amount: '8000', currency: 'EUR' },
      materials: ['linen'],
      storeType: 'BOUTIQUE',
      place: 'Marseille',
      deliverBy: '2027-05-31',
      exclude: ['black'],
      sizes: ['S', 'M', 'L', 'XL'],
      maxBrands: 4,
    },
  ],
  [
    'max 12 styles of dresses under 60 euros each',
    { maxStyles: 12, categories: ['DRESSES'], maxWholesale: { amount: '60', currency: 'EUR' } },
  ],
  ['nothing over 40', { maxWholesale: { amount: '40', currency: 'EUR' } }],
  ['coats for $4000', { categories: ['COATS'], budget: { amount: '4000', currency: 'USD' } }],
  ['knitwear arriving in September', { categories: ['KNITWEAR'], deliverFrom: '2027-09-01', deliverBy: '2027-09-30' }],
  ['rings without necklaces', { categories: ['RINGS'], exclude: ['NECKLACES'] }],
  [
    'max 3 brands, max 20 styles, budget 10k',
    { maxBrands: 3, maxStyles: 20, budget: { amount: '10000', currency: 'EUR' } },
  ],
  [
    'women’s trousers and jeans in blue or grey, 12 pieces per style',
    { gender: 'FEMALE', categories: ['TROUSERS', 'JEANS'], colours: ['blue', 'grey'], unitsPerStyle: 12 },
  ],
  [
    'Please find me silk blouses and skirts for around 3,500 GBP',
    { materials: ['silk'], categories: ['BLOUSES', 'SKIRTS'], budget: { amount: '3500', currency: 'GBP' } },
  ],
  ['anything from Norr Strikk that is in stock', { brands: ['Norr Strikk'], inStock: true }],
  [
    'cotton t-shirts, not from Field & Harrow, sizes XS to L',
    { materials: ['cotton'], categories: ['T_SHIRTS'], exclude: ['Field & Harrow'], sizes: ['XS', 'S', 'M', 'L'] },
  ],
  [
    'luxury bags and belts in leather, no brown and no tan',
    { priceLevel: 'high', categories: ['BAGS', 'BELTS'], materials: ['leather'], exclude: ['brown', 'camel'] },
  ],
  [
    'wholesale between 20 and 45 euros, dresses and tops, spring delivery',
    {
      minWholesale: { amount: '20', currency: 'EUR' },
      maxWholesale: { amount: '45', currency: 'EUR' },
      categories: ['DRESSES', 'TOPS'],
      deliverFrom: '2027-03-01',
      deliverBy: '2027-05-31',
    },
  ],
  ['margin of at least 65% on jewellery', { minMarkup: 2.86, categories: ['JEWELLERY'] }],
  [
    'shoes in sizes 36 to 40 for a concept store in Copenhagen',
    { categories: ['SHOES'], sizes: ['36', '37', '38', '39', '40'], storeType: 'CONCEPT_STORE', place: 'Copenhagen' },
  ],
  [
    'I want to spend twelve thousand euros on menswear before 1 March',
    { budget: { amount: '12000', currency: 'EUR' }, gender: 'MALE', deliverBy: '2027-02-28' },
  ],
  [
    'swimsuits and bikinis by the end of April, two brands max',
    { categories: ['SWIMSUITS', 'BIKINIS'], deliverBy: '2027-04-30', maxBrands: 2 },
  ],
  [
    'cashmere sweaters, 6 of each, no later than October',
    { materials: ['cashmere'], categories: ['SWEATERS'], unitsPerStyle: 6, deliverBy: '2027-10-31' },
  ],
  [
    'affordable kidswear for an online shop, 2,000 dollars',
    { priceLevel: 'low', department: 'KIDS', storeType: 'ONLINE_STORE', budget: { amount: '2000', currency: 'USD' } },
  ],
  ['markup 2.5x or better, blazers in navy', { minMarkup: 2.5, categories: ['BLAZERS'], colours: ['navy'] }],
  [
    'Between 15 January and 20 February: scarves, hats and gloves',
    { deliverFrom: '2027-01-15', deliverBy: '2027-02-20', categories: ['SCARVES', 'HATS', 'GLOVES'] },
  ],
  [
    'White linen shirts, S, M and L, 1.500 €',
    {
      colours: ['white'],
      materials: ['linen'],
      categories: ['SHIRTS'],
      sizes: ['S', 'M', 'L'],
      budget: { amount: '1500', currency: 'EUR' },
    },
  ],
  [
    'abayas in black, at most 250 AED a piece',
    { categories: ['ABAYAS'], colours: ['black'], maxWholesale: { amount: '250', currency: 'AED' } },
  ],
  [
    'Puffer jackets and down jackets from 60 to 120 euro each',
    {
      categories: ['DOWN_JACKETS'],
      minWholesale: { amount: '60', currency: 'EUR' },
      maxWholesale: { amount: '120', currency: 'EUR' },
    },
  ],
  [
    'gift shop in Amsterdam: candles, cushions and throws worth 900 euros',
    {
      storeType: 'MUSEUM_OR_GIFT',
      place: 'Amsterdam',
      categories: ['CANDLES', 'CUSHIONS', 'THROWS'],
      budget: { amount: '900', currency: 'EUR' },
    },
  ],
  [
    'No polyester, no leather. Dresses only, six brands maximum.',
    { exclude: ['polyester', 'leather'], categories: ['DRESSES'], maxBrands: 6 },
  ],
  [
    'delivery in 6 weeks, hoodies, 3000',
    { deliverBy: '2026-12-30', categories: ['HOODIES'], budget: { amount: '3000', currency: 'EUR' } },
  ],
  ['baby bodysuits, ready to ship', { department: 'BABY', categories: ['BABY_BODYSUITS'], inStock: true }],
  [
    'a mix of dresses, tops and trousers for women, 25 styles, 15,000 euros total, Maison Orla and Dar Al Reem',
    {
      categories: ['DRESSES', 'TOPS', 'TROUSERS'],
      gender: 'FEMALE',
      maxStyles: 25,
      budget: { amount: '15000', currency: 'EUR' },
      brands: ['Maison Orla', 'Dar Al Reem'],
    },
  ],
  [
    'أريد كتان بقيمة 8000 يورو لمحل صغير في مرسيليا، التسليم قبل يونيو، بدون أسود، مقاسات S إلى XL، أربع علامات على الأكثر',
    {
      materials: ['linen'],
      budget: { amount: '8000', currency: 'EUR' },
      storeType: 'BOUTIQUE',
      place: 'Marseille',
      deliverBy: '2027-05-31',
      exclude: ['black'],
      sizes: ['S', 'M', 'L', 'XL'],
      maxBrands: 4,
    },
  ],
  [
    'فساتين وتنانير بميزانية ٥٠٠٠ يورو',
    { categories: ['DRESSES', 'SKIRTS'], budget: { amount: '5000', currency: 'EUR' } },
  ],
  [
    'قمصان قطن رجالية بأقل من ٣٠ يورو للقطعة',
    { categories: ['SHIRTS'], materials: ['cotton'], gender: 'MALE', maxWholesale: { amount: '30', currency: 'EUR' } },
  ],
  [
    'معاطف صوف للشتاء، ثلاث علامات كحد أقصى',
    { categories: ['COATS'], materials: ['wool'], deliverFrom: '2026-12-01', deliverBy: '2027-02-28', maxBrands: 3 },
  ],
  [
    'عبايات حرير فاخرة بميزانية عشرين ألف درهم',
    { categories: ['ABAYAS'], materials: ['silk'], priceLevel: 'high', budget: { amount: '20000', currency: 'AED' } },
  ],
  ['أحذية مقاسات من 36 إلى 40', { categories: ['SHOES'], sizes: ['36', '37', '38', '39', '40'] }],
  ['حقائب وأحزمة جلدية بدون البني', { categories: ['BAGS', 'BELTS'], materials: ['leather'], exclude: ['brown'] }],
  ['١٥ موديل فساتين، ٦ قطع من كل موديل', { maxStyles: 15, categories: ['DRESSES'], unitsPerStyle: 6 }],
  ['ملابس نسائية من Maison Orla فقط', { gender: 'FEMALE', brands: ['Maison Orla'] }],
  ['بدون Norr Strikk، كنزات باللون الأزرق', { exclude: ['Norr Strikk'], categories: ['SWEATERS'], colours: ['blue'] }],
  ['بلوزات بيضاء متوفرة في المخزون', { categories: ['BLOUSES'], colours: ['white'], inStock: true }],
  ['هامش ربح ٦٠٪ على الأقل للمجوهرات', { minMarkup: 2.5, categories: ['JEWELLERY'] }],
  [
    'بنطلونات كتان قبل ١٥ أبريل بميزانية 3 آلاف يورو',
    {
      categories: ['TROUSERS'],
      materials: ['linen'],
      deliverBy: '2027-04-14',
      budget: { amount: '3000', currency: 'EUR' },
    },
  ],
  [
    'سعر الجملة بين ٢٠ و٥٠ دولار، فساتين سهرة',
    {
      minWholesale: { amount: '20', currency: 'USD' },
      maxWholesale: { amount: '50', currency: 'USD' },
      categories: ['EVENING_DRESSES'],
    },
  ],
  [
    'ملابس أطفال قطنية لمتجر إلكتروني في الرياض',
    { department: 'KIDS', materials: ['cotton'], storeType: 'ONLINE_STORE', place: 'Riyadh' },
  ],
  [
    'مايوهات رخيصة للصيف من علامتين فقط',
    { categories: ['SWIMWEAR'], priceLevel: 'low', deliverFrom: '2027-06-01', deliverBy: '2027-08-31', maxBrands: 2 },
  ],
  [
    'قفاطين خضراء أو ذهبية، التسليم بين يناير ومارس',
    { categories: ['KAFTANS'], colours: ['green', 'gold'], deliverFrom: '2027-01-01', deliverBy: '2027-03-31' },
  ],
  [
    'أحتاج إلى جاكيتات وبليزر بمبلغ ٧٥٠٠ ريال سعودي',
    { categories: ['JACKETS', 'BLAZERS'], budget: { amount: '7500', currency: 'SAR' } },
  ],
  ['شالات وقبعات، لا أسود ولا رمادي', { categories: ['SCARVES', 'HATS'], exclude: ['black', 'grey'] }],
  [
    'لا شيء فوق ٣٥ يورو، تيشيرتات للجنسين',
    { maxWholesale: { amount: '35', currency: 'EUR' }, categories: ['T_SHIRTS'], gender: 'UNISEX' },
  ],
  ['بيجامات للنساء مقاس S و M و L', { categories: ['PYJAMAS'], gender: 'FEMALE', sizes: ['S', 'M', 'L'] }],
  ['dresses بميزانية 4000 يورو', { categories: ['DRESSES'], budget: { amount: '4000', currency: 'EUR' } }],
  ['أريد linen shirts بدون black', { materials: ['linen'], categories: ['SHIRTS'], exclude: ['black'] }],
  [
    'budget ٦٠٠٠ EUR للأحذية, max 2 brands',
    { budget: { amount: '6000', currency: 'EUR' }, categories: ['SHOES'], maxBrands: 2 },
  ],
  ['عبايات from Dar Al Reem قبل March', { categories: ['ABAYAS'], brands: ['Dar Al Reem'], deliverBy: '2027-02-28' }],
  ['sizes من S الى L, فساتين صيف', { sizes: ['S', 'M', 'L'], categories: ['DRESSES'] }],
  [
    '5 brands على الأكثر, knitwear للخريف',
    { maxBrands: 5, categories: ['KNITWEAR'], deliverFrom: '2027-09-01', deliverBy: '2027-11-30' },
  ],
  [
    'حقائب leather under 80 euro للقطعة',
    { categories: ['BAGS'], materials: ['leather'], maxWholesale: { amount: '80', currency: 'EUR' } },
  ],
  ['jewellery ذهبية ٢٠ styles', { categories: ['JEWELLERY'], colours: ['gold'], maxStyles: 20 }],
  [
    'من فضلك coats and معاطف صوف before ديسمبر',
    { categories: ['COATS'], materials: ['wool'], deliverBy: '2026-11-30' },
  ],
  [
    'cotton قمصان in stock, 10 pieces لكل موديل',
    { materials: ['cotton'], categories: ['SHIRTS'], inStock: true, unitsPerStyle: 10 },
  ],
]
