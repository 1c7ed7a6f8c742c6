import type { Category, Department } from '@souk/contract/reference/taxonomy.ts'
import type { BrandSlug } from './pictures/brands-look.ts'
import type { PlaceName } from './places.ts'

type BrandFacts = {
  code: string // of its order numbers
  place: PlaceName
  launched: string
  departments: readonly Department[]
  categories: readonly Category[]
  prices: readonly [wholesale: string, retail: string, minimum: string] // in its own currency
  notTo?: readonly string[]
  isPremium?: true
  hidesWholesale?: true
  about: string
}

/** What each of the twenty-four tells of itself. */
export const brandFacts: Record<BrandSlug, BrandFacts> = {
  'maison-orla': {
    code: 'ORL',
    place: 'paris',
    launched: '2024-03-04',
    departments: ['WOMEN'],
    isPremium: true,
    categories: ['KNITWEAR', 'OUTERWEAR', 'TAILORING', 'TROUSERS', 'DRESSES'],
    prices: ['95', '240', '1500'],
    about:
      'A Paris house of quiet wardrobes: wool coats, fine knits and silk cut in the Marais since 2009, in colours that stay when the season goes.',
  },
  'field-and-harrow': {
    code: 'FAH',
    place: 'york',
    launched: '2024-04-15',
    departments: ['MEN'],
    categories: ['DENIM', 'OUTERWEAR', 'TOPS', 'SHOES', 'ACCESSORIES'],
    prices: ['58', '145', '900'],
    about:
      'Workwear from the north of England. Tweed from Yorkshire mills, denim that is worn in by its owner, and repairs for life.',
  },
  'norr-strikk': {
    code: 'NOR',
    place: 'bergen',
    launched: '2024-05-20',
    departments: ['WOMEN', 'MEN'],
    categories: ['KNITWEAR', 'ACCESSORIES'],
    prices: ['720', '1800', '9000'],
    about:
      'Knitted in Bergen from Norwegian wool, undyed or dyed with plants. Each piece carries the name of the knitter.',
  },
  'dar-al-reem': {
    code: 'REM',
    place: 'dubai',
    launched: '2024-06-03',
    departments: ['WOMEN'],
    isPremium: true,
    hidesWholesale: true,
    categories: ['MODEST_WEAR', 'DRESSES', 'ACCESSORIES'],
    prices: ['420', '1150', '6000'],
    about:
      'Abayas and kaftans drawn and sewn in Dubai. Crepe, satin and hand-finished seams for day, for evening and for the feast.',
  },
  'casa-lisboeta': {
    code: 'LIS',
    place: 'lisbon',
    launched: '2024-06-17',
    departments: ['WOMEN', 'MEN'],
    categories: ['DRESSES', 'TOPS', 'TROUSERS'],
    prices: ['42', '105', '600'],
    about: 'Linen for long summers. Woven in the Minho, garment-washed, and easy to pack.',
  },
  'kage-studio': {
    code: 'KAG',
    place: 'tokyo',
    launched: '2024-07-08',
    departments: ['WOMEN', 'MEN'],
    isPremium: true,
    categories: ['OUTERWEAR', 'TROUSERS', 'TOPS', 'BAGS'],
    prices: ['14500', '36000', '250000'],
    about: 'Shapes between workwear and architecture. Cut in Daikanyama, in cloths developed with mills in Bishu.',
  },
  'atelier-fassi': {
    code: 'FAS',
    place: 'casablanca',
    launched: '2024-08-12',
    departments: ['WOMEN', 'LIFESTYLE'],
    categories: ['BAGS', 'SHOES', 'ACCESSORIES'],
    prices: ['520', '1400', '7500'],
    about: 'Leather goods by twelve families of craftsmen, vegetable-tanned in Fès and finished by hand in Casablanca.',
  },
  'mar-azul': {
    code: 'MAZ',
    place: 'barcelona',
    launched: '2024-09-02',
    departments: ['WOMEN', 'MEN'],
    categories: ['SWIMWEAR', 'TOPS'],
    prices: ['34', '89', '500'],
    about: 'Swimwear from recovered fishing nets, made within forty kilometres of the sea it was taken from.',
  },
  'petit-verger': {
    code: 'VER',
    place: 'lyon',
    launched: '2024-09-16',
    departments: ['KIDS', 'BABY'],
    categories: ['BABYWEAR', 'KNITWEAR', 'DRESSES', 'JUMPSUITS'],
    prices: ['19', '48', '350'],
    about:
      'Clothes for small people who climb trees: organic cotton, buttons that stay on, hems that grow with the child.',
  },
  'halo-and-stone': {
    code: 'HAL',
    place: 'london',
    launched: '2024-10-07',
    departments: ['WOMEN'],
    categories: ['JEWELLERY', 'ACCESSORIES'],
    prices: ['28', '75', '400'],
    about: 'Recycled silver and honest stones. Made to order in Hatton Garden, in boxes that go through a letterbox.',
  },
  'ridge-runner': {
    code: 'RDG',
    place: 'denver',
    launched: '2024-10-21',
    departments: ['MEN', 'WOMEN'],
    categories: ['SHOES', 'SWEATS', 'ACCESSORIES'],
    prices: ['46', '110', '750'],
    notTo: ['BR'],
    about: 'Trail shoes and soft layers for the way up and the way home, tested at altitude by people who live there.',
  },
  'blue-selvedge': {
    code: 'BLS',
    place: 'okayama',
    launched: '2024-11-04',
    departments: ['MEN', 'WOMEN'],
    categories: ['DENIM', 'TOPS', 'ACCESSORIES'],
    prices: ['11800', '29500', '180000'],
    about:
      'Fourteen ounces from shuttle looms in Kojima. Dyed with natural indigo, sewn on machines older than the sewers.',
  },
  'corso-sartoria': {
    code: 'COR',
    place: 'milan',
    launched: '2024-11-18',
    departments: ['MEN'],
    isPremium: true,
    categories: ['TAILORING', 'OUTERWEAR', 'TOPS', 'SHOES'],
    prices: ['165', '420', '3000'],
    about:
      'Milanese tailoring without a lining: soft shoulders, cloth from Biella, and jackets one forgets to take off.',
  },
  'isla-bonanza': {
    code: 'ISL',
    place: 'palma',
    launched: '2025-01-13',
    departments: ['WOMEN', 'MEN'],
    categories: ['DRESSES', 'SWIMWEAR', 'MODEST_WEAR'],
    prices: ['44', '112', '600'],
    about: 'Prints painted on an island and worn on all the others. Kaftans, shirts and dresses that dry on a boat.',
  },
  'tempo-athletic': {
    code: 'TEM',
    place: 'berlin',
    launched: '2025-02-03',
    departments: ['WOMEN', 'MEN'],
    categories: ['ACTIVEWEAR', 'SWEATS', 'SHOES'],
    prices: ['32', '79', '650'],
    about:
      'Training clothes for a city that rides bicycles. Quiet colours, reflective where it matters, no logos in the way.',
  },
  'nuit-velours': {
    code: 'NUI',
    place: 'paris',
    launched: '2025-02-17',
    departments: ['WOMEN'],
    hidesWholesale: true,
    categories: ['DRESSES', 'SKIRTS', 'JEWELLERY', 'BAGS'],
    prices: ['110', '290', '1800'],
    about: 'Evening, without effort. Bias-cut satin and velvet from a studio behind the Palais-Royal.',
  },
  'highland-loom': {
    code: 'HIG',
    place: 'edinburgh',
    launched: '2025-03-10',
    departments: ['WOMEN', 'MEN'],
    categories: ['OUTERWEAR', 'KNITWEAR', 'SKIRTS', 'ACCESSORIES'],
    prices: ['72', '185', '1200'],
    about: 'Tweed and tartan woven on the islands, cut in Edinburgh, and warm in a wind that has no name elsewhere.',
  },
  'rive-marine': {
    code: 'RIV',
    place: 'nantes',
    launched: '2025-03-24',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    categories: ['TOPS', 'KNITWEAR', 'OUTERWEAR'],
    prices: ['31', '78', '500'],
    about: 'The striped shirt and what goes with it. Knitted in Brittany since the great-grandparents of the founders.',
  },
  'sol-y-sombra': {
    code: 'SOL',
    place: 'seville',
    launched: '2025-04-07',
    departments: ['WOMEN'],
    categories: ['DRESSES', 'SKIRTS', 'SHOES', 'BAGS'],
    prices: ['39', '98', '550'],
    about: 'Andalusian colour, cut for walking. Cotton, linen and leather from workshops around Seville.',
  },
  'oslo-outer': {
    code: 'OSL',
    place: 'oslo',
    launched: '2025-04-28',
    departments: ['MEN', 'WOMEN', 'KIDS'],
    categories: ['OUTERWEAR', 'SWEATS', 'SHOES'],
    prices: ['980', '2450', '12000'],
    about:
      'Rain, snow, and the tram to work. Down that can be traced, shells without fluorocarbons, zips that can be replaced.',
  },
  'studio-palma': {
    code: 'PAL',
    place: 'losAngeles',
    launched: '2025-05-19',
    departments: ['WOMEN', 'MEN'],
    categories: ['TOPS', 'SWEATS', 'BAGS'],
    prices: ['24', '58', '400'],
    notTo: ['CA', 'MX'],
    about: 'Heavy jersey, garment-dyed downtown in colours taken from walls. Basics, if basics were taken seriously.',
  },
  'lumen-intimates': {
    code: 'LUM',
    place: 'copenhagen',
    launched: '2025-06-02',
    departments: ['WOMEN'],
    categories: ['UNDERWEAR', 'NIGHTWEAR', 'ACTIVEWEAR'],
    prices: ['190', '475', '3500'],
    about:
      'Underwear and nightwear for one’s own sake: rib, satin and modal, in nine shades that are called after nobody’s skin.',
  },
  'anvil-and-awl': {
    code: 'ANV',
    place: 'portland',
    launched: '2025-06-23',
    departments: ['MEN', 'WOMEN'],
    categories: ['SHOES', 'BAGS', 'ACCESSORIES'],
    prices: ['88', '210', '1100'],
    about: 'Boots, belts and bags made on one bench by one person each, from hides tanned in Maine. Resoled for ever.',
  },
  'jardin-bleu': {
    code: 'JAR',
    place: 'nice',
    launched: '2025-07-07',
    departments: ['WOMEN'],
    categories: ['DRESSES', 'TOPS', 'SKIRTS', 'KNITWEAR'],
    prices: ['47', '120', '700'],
    about: 'Dresses from the garden: prints drawn from plants of the Riviera, on poplin and crepe, made in small runs.',
  },
}
