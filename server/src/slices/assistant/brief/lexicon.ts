import type { ColourKey, MaterialKey, StoreTypeKey } from '@souk/contract/assistant/brief-words.ts'
import { garmentKeys } from '@souk/contract/assistant/brief.ts'
import { referenceMessages } from '@souk/contract/reference/reference.messages.ts'
import { arabicWords, plainWords } from '../../discovery/door.ts'

export type Term = { kind: 'garment' | 'colour' | 'material'; key: string }

/** Names beside those of the taxonomy. */
const garments: Record<string, string> = {
  DRESSES: 'dress|gown|frock|فستان|فساتين|ثوب نسائي',
  TOPS: 'top|توب',
  KNITWEAR: 'knit|knitwear|knitted|تريكو|محبوكات',
  SWEATS: 'sweat',
  TROUSERS: 'trouser|pants|slacks|بنطلون|بنطال|بناطيل|بنطلونات|سروال|سراويل',
  DENIM: 'denim|دنيم',
  SKIRTS: 'skirt|تنورة|تنانير|تنورات|جيبة',
  JUMPSUITS: 'jumpsuit|overall|جمبسوت|أفرول',
  TAILORING: 'tailoring|tailored|formalwear',
  OUTERWEAR: 'outerwear|ملابس خارجية',
  MODEST_WEAR: 'modest wear|modest|modestwear|modest fashion|محتشم|محتشمة|أزياء محتشمة|ملابس محتشمة|ثياب محتشمة',
  UNDERWEAR: 'underwear|lingerie|ملابس داخلية|لانجري',
  NIGHTWEAR: 'nightwear|sleepwear|ملابس نوم',
  SWIMWEAR: 'swimwear|beachwear|swim|مايوه|مايوهات|ملابس سباحة|سباحة|ملابس بحر',
  ACTIVEWEAR: 'activewear|sportswear|gymwear|athleisure|ملابس رياضية|رياضية',
  BABYWEAR: 'babywear|ملابس رضع',
  SHOES: 'shoe|footwear|حذاء|أحذية|جزم',
  BAGS: 'bag|handbag|purse|حقيبة|حقائب|شنطة|شنط',
  ACCESSORIES: 'accessory|accessories|إكسسوار|إكسسوارات|اكسسوارات',
  JEWELLERY: 'jewellery|jewelry|jewel|مجوهرات|حلي',
  HOME: 'home|homeware|منزل',
  BEAUTY: 'beauty|cosmetics|جمال',
  MINI_DRESSES: 'mini dress|short dress|فساتين قصيرة',
  MIDI_DRESSES: 'midi dress|wrap dress|slip dress',
  MAXI_DRESSES: 'maxi dress|long dress|فساتين طويلة',
  EVENING_DRESSES: 'evening dress|evening gown|cocktail dress|party dress|فساتين سهرة|فستان سهرة',
  T_SHIRTS: 't shirt|tshirt|tee|تيشيرت|تيشيرتات|تيشرت|تيشرتات',
  SHIRTS: 'shirt|قميص|قمصان',
  BLOUSES: 'blouse|بلوزة|بلوزات|بلايز',
  POLO_SHIRTS: 'polo|polo shirt|بولو|قمصان بولو',
  TANK_TOPS: 'tank|tank top|vest top|camisole|cami',
  SWEATERS: 'sweater|jumper|pullover|كنزة|كنزات|بلوفر|بلوفرات|سويتر',
  CARDIGANS: 'cardigan|كارديغان|كارديجان',
  ROLL_NECKS: 'roll neck|turtleneck|polo neck',
  SWEATSHIRTS: 'sweatshirt|سويت شيرت|سويتشيرت',
  HOODIES: 'hoodie|hoody|hooded sweatshirt|هودي',
  SWEATPANTS: 'sweatpants|jogger|joggers',
  WIDE_TROUSERS: 'wide leg trousers|wide trousers|palazzo',
  CHINOS: 'chino|تشينو',
  LEGGINGS: 'legging|ليغنز|ليقنز|ليجن',
  SHORTS: 'shorts|شورت|شورتات',
  JEANS: 'jean|jeans|جينز|بنطلونات جينز|بنطلون جينز|بناطيل جينز',
  DENIM_JACKETS: 'denim jacket|jean jacket|جاكيت جينز|جاكيتات جينز',
  DUNGAREES: 'dungaree|dungarees|سالوبيت',
  BLAZERS: 'blazer|بليزر',
  SUITS: 'suit|بدلة|بدلات|بدل',
  WAISTCOATS: 'waistcoat|gilet|صديري',
  COATS: 'coat|overcoat|معطف|معاطف|بالطو',
  TRENCH_COATS: 'trench|trench coat|ترنش|معاطف مطر',
  JACKETS: 'jacket|raincoat|parka|windbreaker|جاكيت|جاكيتات|جاكت|سترة|سترات',
  DOWN_JACKETS: 'down jacket|puffer|puffer jacket|جاكيت منفوخ',
  LEATHER_JACKETS: 'leather jacket|biker jacket|جاكيت جلد|جاكيتات جلد|جاكيتات جلدية|جاكيت جلدي',
  OVERSHIRTS: 'overshirt|shacket',
  ABAYAS: 'abaya|عباية|عبايات|عباءة|عباءات',
  KAFTANS: 'kaftan|caftan|قفطان|قفاطين',
  JALABIYAS: 'jalabiya|galabeya|جلابية|جلابيات|جلباب',
  THOBES: 'thobe|kandura|dishdasha|ثوب|أثواب|دشداشة|كندورة',
  HEADSCARVES: 'headscarf|hijab|hijabs|shayla|حجاب|شيلة|طرحة|طرح',
  BRAS: 'bra',
  BRIEFS: 'brief|knickers|boxer',
  HOSIERY: 'tights|hosiery|stockings',
  PYJAMAS: 'pyjama|pajama|بيجامة|بيجامات|بجامة|بجامات',
  NIGHTDRESSES: 'nightdress|nightgown|قميص نوم|قمصان نوم',
  ROBES: 'robe|bathrobe|dressing gown|روب|أرواب',
  SWIMSUITS: 'swimsuit|one piece',
  BIKINIS: 'bikini|بيكيني',
  SWIM_SHORTS: 'swim shorts|swim trunks|board shorts|شورت سباحة',
  BURKINIS: 'burkini|بوركيني',
  SPORTS_BRAS: 'sports bra',
  SPORTS_LEGGINGS: 'sports legging|yoga pants|running tights',
  TRACKSUITS: 'tracksuit|أطقم رياضية|بدلة رياضية|بدلات رياضية|طقم رياضي|ترينج',
  ROMPERS: 'romper|onesie|رومبر|سالوبيت أطفال',
  SNEAKERS: 'sneaker|trainer|running shoes|سنيكرز|أحذية رياضية',
  BOOTS: 'boot|ankle boot|بوت|أبوات|جزمة|جزمات',
  SANDALS: 'sandal|slides|flip flop|صندل|صنادل',
  HEELS: 'heel|pump|stiletto|كعب|كعوب',
  FLATS: 'flats|ballerina|ballet flat',
  LOAFERS: 'loafer|moccasin|لوفر',
  TOTES: 'tote|shopper|tote bag',
  SHOULDER_BAGS: 'shoulder bag|bucket bag',
  CROSSBODY_BAGS: 'crossbody|crossbody bag',
  CLUTCHES: 'clutch|evening bag',
  BACKPACKS: 'backpack|rucksack|حقائب ظهر|حقيبة ظهر',
  WALLETS: 'wallet|card holder|محفظة|محافظ',
  SCARVES: 'scarf|scarves|shawl|stole|وشاح|أوشحة|شال|شالات',
  HATS: 'hat|cap|beanie|sun hat|قبعة|قبعات|طاقية',
  BELTS: 'belt|حزام|أحزمة',
  GLOVES: 'glove|mitten|قفاز|قفازات',
  SUNGLASSES: 'sunglasses|نظارة شمسية|نظارات شمسية|نظارات|نظارة',
  SOCKS: 'sock|جورب|جوارب',
  TIES: 'necktie|ties|bow tie|ربطة عنق|ربطات عنق',
  NECKLACES: 'necklace|pendant|عقد|عقود|قلادة|قلائد',
  EARRINGS: 'earring|قرط|أقراط|حلق',
  BRACELETS: 'bracelet|bangle|سوار|أساور',
  RINGS: 'ring|خاتم|خواتم',
  WATCHES: 'wristwatch|ساعة يد|ساعات',
  CANDLES: 'candle|شمعة|شموع',
  CUSHIONS: 'cushion|pillow|وسادة|وسائد',
  THROWS: 'blanket|throws|بطانية|بطانيات',
  TABLEWARE: 'tableware|ceramics|crockery|plates|أدوات مائدة|سيراميك',
  FRAGRANCES: 'fragrance|perfume|scent|عطر|عطور',
  SKINCARE: 'skincare|face cream|عناية بالبشرة',
}

const colours: Record<ColourKey, string> = {
  black: 'black|أسود|سوداء|سود|السواد',
  white: 'white|أبيض|بيضاء|بيض',
  cream: 'cream|ecru|ivory|off white|كريمي|كريمية|عاجي|أوف وايت',
  beige: 'beige|sand|nude|بيج|رملي',
  camel: 'camel|tan|جملي',
  brown: 'brown|chocolate|بني|بنية|بنيه|شوكولاتة',
  grey: 'grey|gray|charcoal|رمادي|رمادية|فحمي',
  navy: 'navy|navy blue|dark blue|كحلي|كحلية',
  blue: 'blue|indigo|أزرق|زرقاء|زرق',
  turquoise: 'turquoise|teal|aqua|فيروزي|تركواز',
  green: 'green|emerald|mint|أخضر|خضراء|خضر',
  sage: 'sage',
  olive: 'olive|زيتي|زيتوني',
  khaki: 'khaki|كاكي',
  yellow: 'yellow|أصفر|صفراء',
  mustard: 'mustard|خردلي',
  orange: 'orange|برتقالي|برتقالية',
  terracotta: 'terracotta|rust|طيني',
  red: 'red|أحمر|حمراء|حمر',
  burgundy: 'burgundy|wine|bordeaux|maroon|عنابي|نبيذي',
  pink: 'pink|blush|fuchsia|وردي|وردية|زهري|زهرية',
  purple: 'purple|lilac|lavender|violet|بنفسجي|بنفسجية|أرجواني|موف',
  gold: 'gold|golden|ذهبي|ذهبية',
  silver: 'silver|فضي|فضية',
}

const materials: Record<MaterialKey, string> = {
  linen: 'linen|flax|كتان|كتاني|كتانية',
  cotton: 'cotton|poplin|قطن|قطني|قطنية',
  silk: 'silk|silky|حرير|حريري|حريرية',
  satin: 'satin|ساتان',
  wool: 'wool|woollen|woolen|merino|lambswool|صوف|صوفي|صوفية',
  cashmere: 'cashmere|كشمير',
  mohair: 'mohair|موهير',
  alpaca: 'alpaca|ألباكا',
  tweed: 'tweed|تويد',
  leather: 'leather|جلد|جلدي|جلدية|جلود',
  suede: 'suede|nubuck|شمواه|سويد',
  fur: 'fur|faux fur|فرو|فراء',
  velvet: 'velvet|مخمل|مخملي|مخملية',
  corduroy: 'corduroy|cord',
  denim: 'قماش الجينز',
  jersey: 'jersey|جيرسيه|جيرسي',
  viscose: 'viscose|rayon|tencel|lyocell|فيسكوز',
  polyester: 'polyester|synthetic|synthetics|بوليستر',
  nylon: 'nylon|نايلون',
  chiffon: 'chiffon|شيفون',
  lace: 'lace|دانتيل',
  crepe: 'crepe|كريب',
  hemp: 'hemp|قنب',
  straw: 'straw|raffia|قش|رافيا',
  canvas: 'canvas',
}

const storeTypes: Record<StoreTypeKey, string> = {
  HOTEL_OR_RESORT: 'hotel|resort|spa|فندق|منتجع',
  MUSEUM_OR_GIFT: 'gift shop|gift store|museum|museum shop|متجر هدايا|محل هدايا|متحف',
  CONCEPT_STORE: 'concept store|concept shop|كونسبت ستور|متجر مفاهيمي',
  ONLINE_STORE: 'online store|online shop|webshop|web shop|e shop|متجر إلكتروني|متجر الكتروني|متجر أونلاين',
  DEPARTMENT_STORE: 'department store|متجر أقسام|متجر متعدد الأقسام',
  CHAIN: 'chain|chain of stores|سلسلة متاجر|سلسلة محلات',
  BOUTIQUE: 'boutique|small shop|small store|little shop|small boutique|بوتيك|متجر صغير|محل صغير|دكان',
}

export type Phrases<Value> = ReadonlyMap<string, Value>
export const longestPhrase = 4

const plain = (phrase: string) => plainWords(phrase).join(' ')
const phrasesOf = <Value>(table: Record<string, string>, valueOf: (key: string) => Value) =>
  Object.entries(table).flatMap(([key, words]) => words.split('|').map((word) => [plain(word), valueOf(key)] as const))

/** Names of the taxonomy in both languages; a name of two things ("Tops and shirts") is left to the words above. */
function taxonomyNames(): (readonly [string, Term])[] {
  return Object.values(referenceMessages).flatMap((messages) =>
    Object.entries(messages).flatMap(([id, name]) => {
      const [group, key = ''] = id.split('.')
      const isGarment = (group === 'categories' || group === 'subCategories') && garmentKeys.includes(key)
      const isCompound = /(\band\b)|(\sو)/.test(name)
      return isGarment && !isCompound ? [[plain(name), { kind: 'garment', key }] as const] : []
    }),
  )
}

const fromSearch = arabicWords.flatMap(({ word, term }): (readonly [string, Term])[] =>
  term.startsWith('s:') ? [[plain(word), { kind: 'garment', key: term.slice(2) }]] : [],
)

/** Later entries win: a word of our own over one of the search, which has several meanings for some. */
export const terms: Phrases<Term> = new Map<string, Term>([
  ...fromSearch,
  ...taxonomyNames(),
  ...phrasesOf(garments, (key): Term => ({ kind: 'garment', key })),
  ...phrasesOf(colours, (key): Term => ({ kind: 'colour', key })),
  ...phrasesOf(materials, (key): Term => ({ kind: 'material', key })),
])
export const storeTypePhrases: Phrases<StoreTypeKey> = new Map(phrasesOf(storeTypes, (key) => key as StoreTypeKey))
