import type { Category, Department } from '@souk/contract/reference/taxonomy.ts'
import type { PlaceName } from './places.ts'

type Access = readonly ('marketplace' | 'direct')[]
type Kind = keyof typeof kinds

const marketplace = ['marketplace'] as const
const both = ['marketplace', 'direct'] as const
const direct = ['direct'] as const

/** What a kind of shop buys, and at which retail price on average, in US dollars' worth of its own currency. */
export const kinds = {
  concept: {
    storeTypes: ['CONCEPT_STORE', 'ONLINE_STORE'],
    departments: ['WOMEN', 'MEN', 'LIFESTYLE'],
    categories: ['DRESSES', 'KNITWEAR', 'OUTERWEAR', 'BAGS', 'HOME'],
    price: 180,
  },
  boutique: {
    storeTypes: ['BOUTIQUE'],
    departments: ['WOMEN'],
    categories: ['DRESSES', 'TOPS', 'KNITWEAR', 'ACCESSORIES'],
    price: 140,
  },
  modest: {
    storeTypes: ['BOUTIQUE', 'ONLINE_STORE'],
    departments: ['WOMEN'],
    categories: ['MODEST_WEAR', 'DRESSES', 'ACCESSORIES', 'JEWELLERY'],
    price: 220,
  },
  department: {
    storeTypes: ['DEPARTMENT_STORE', 'CHAIN'],
    departments: ['WOMEN', 'MEN', 'KIDS'],
    categories: ['OUTERWEAR', 'DENIM', 'TOPS', 'SHOES', 'BAGS', 'KNITWEAR'],
    price: 120,
  },
  menswear: {
    storeTypes: ['BOUTIQUE'],
    departments: ['MEN'],
    categories: ['DENIM', 'OUTERWEAR', 'TAILORING', 'SHOES'],
    price: 190,
  },
  family: {
    storeTypes: ['BOUTIQUE', 'POP_UP'],
    departments: ['KIDS', 'BABY', 'LIFESTYLE'],
    categories: ['BABYWEAR', 'KNITWEAR', 'HOME'],
    price: 60,
  },
  home: {
    storeTypes: ['CONCEPT_STORE'],
    departments: ['LIFESTYLE', 'WOMEN'],
    categories: ['HOME', 'BEAUTY', 'NIGHTWEAR', 'ACCESSORIES'],
    price: 70,
  },
  resort: {
    storeTypes: ['HOTEL_OR_RESORT', 'BOUTIQUE'],
    departments: ['WOMEN', 'MEN'],
    categories: ['SWIMWEAR', 'DRESSES', 'SHOES', 'BAGS'],
    price: 130,
  },
} as const satisfies Record<
  string,
  { storeTypes: readonly string[]; departments: readonly Department[]; categories: readonly Category[]; price: number }
>

/** Forty shops of the kinds that buy wholesale: department stores, boutiques, concept and online stores. */
const shops = {
  'kin-and-co': ['Kin & Co', both, 'london', 'concept'],
  'atlas-rooms': ['Atlas Rooms', marketplace, 'dubai', 'concept'],
  'casa-lume': ['Casa Lume', direct, 'florence', 'boutique'],
  'north-row': ['North Row', marketplace, 'oslo', 'boutique'],
  'kin-home': ['Kin Home', marketplace, 'london', 'home'],
  'souk-al-bahar-boutique': ['Al Bahar Boutique', both, 'dubai', 'modest'],
  'beit-nour': ['Beit Nour', marketplace, 'riyadh', 'modest'],
  layali: ['Layali', both, 'kuwait', 'modest'],
  'zahra-and-daughters': ['Zahra & Daughters', marketplace, 'doha', 'boutique'],
  'gallery-one-riyadh': ['Gallery One', marketplace, 'riyadh', 'concept'],
  'marais-17': ['Marais 17', both, 'paris', 'concept'],
  'le-grand-placard': ['Le Grand Placard', marketplace, 'lyon', 'boutique'],
  'maison-tilleul': ['Maison Tilleul', marketplace, 'nantes', 'family'],
  'rue-haute': ['Rue Haute', both, 'brussels', 'menswear'],
  'kaufhaus-linde': ['Kaufhaus Linde', marketplace, 'berlin', 'department'],
  'atelier-spree': ['Atelier Spree', marketplace, 'berlin', 'concept'],
  'stadt-und-land': ['Stadt & Land', direct, 'hamburg', 'menswear'],
  'alster-people': ['Alster People', marketplace, 'hamburg', 'boutique'],
  'the-mercer-room': ['The Mercer Room', both, 'newYork', 'concept'],
  'hudson-dry-goods': ['Hudson Dry Goods', marketplace, 'newYork', 'menswear'],
  'common-thread': ['Common Thread', both, 'chicago', 'boutique'],
  'pacific-standard': ['Pacific Standard', marketplace, 'losAngeles', 'resort'],
  'juniper-lane': ['Juniper Lane', marketplace, 'portland', 'boutique'],
  'magnolia-general': ['Magnolia General', marketplace, 'atlanta', 'family'],
  'foundry-store': ['Foundry Store', both, 'denver', 'menswear'],
  'lamb-and-lark': ['Lamb & Lark', marketplace, 'london', 'family'],
  'dulwich-trading': ['Dulwich Trading', marketplace, 'london', 'boutique'],
  'cobble-and-co': ['Cobble & Co', both, 'edinburgh', 'boutique'],
  'harbour-nine': ['Harbour Nine', marketplace, 'bergen', 'concept'],
  'fjord-avenue': ['Fjord Avenue', marketplace, 'oslo', 'department'],
  'sodermalm-edit': ['Södermalm Edit', both, 'stockholm', 'concept'],
  'kobenhavn-k': ['København K', marketplace, 'copenhagen', 'boutique'],
  'via-solferino': ['Via Solferino', both, 'milan', 'boutique'],
  'bottega-verde-acqua': ['Bottega Acqua', marketplace, 'florence', 'resort'],
  'calle-mayor': ['Calle Mayor', marketplace, 'madrid', 'department'],
  'el-rastro-moda': ['El Rastro Moda', direct, 'madrid', 'boutique'],
  'daikanyama-select': ['Daikanyama Select', both, 'tokyo', 'menswear'],
  'hanok-store': ['Hanok Store', marketplace, 'seoul', 'concept'],
  'paddington-edit': ['Paddington Edit', marketplace, 'sydney', 'boutique'],
  'table-bay-mercantile': ['Table Bay Mercantile', marketplace, 'capeTown', 'resort'],
} as const satisfies Record<string, readonly [name: string, access: Access, place: PlaceName, kind: Kind]>

const abouts: Record<keyof typeof shops, string> = {
  'kin-and-co': 'Two shops, in Marylebone and in the Marais, for people who buy less and keep it.',
  'atlas-rooms': 'Fashion, books and coffee in a warehouse on Alserkal Avenue.',
  'casa-lume': 'A boutique on the other side of the Arno, by appointment on Mondays.',
  'north-row': '',
  'kin-home': 'The house that goes with the clothes: linen, robes and things for the table.',
  'souk-al-bahar-boutique': 'Evening and modest wear by the fountains, with alterations within the day.',
  'beit-nour': 'Abayas and dresses chosen by three sisters on Tahlia Street.',
  layali: 'For weddings, feasts and the evenings in between.',
  'zahra-and-daughters': 'A family shop in Msheireb, now run by the daughters.',
  'gallery-one-riyadh': 'Young designers beside young painters, changed every six weeks.',
  'marais-17': 'Seventeen square metres that grew into three floors.',
  'le-grand-placard': 'The big wardrobe of the Croix-Rousse: women’s brands from near by.',
  'maison-tilleul': 'Clothes, toys and blankets for the first ten years.',
  'rue-haute': 'Menswear in the Marolles, with a tailor in the back room.',
  'kaufhaus-linde': 'Four floors since 1926, family-owned, with the best gloves in the city.',
  'atelier-spree': 'Studio, shop and canteen under the railway arches.',
  'stadt-und-land': 'For town and for the dyke: jackets, boots and knitwear.',
  'alster-people': 'Scandinavian and French labels on the Lange Reihe.',
  'the-mercer-room': 'An edited floor in SoHo that opens at noon and closes late.',
  'hudson-dry-goods': 'Denim, boots and enamel mugs; in the village since 1988.',
  'common-thread': 'Independent women’s labels in the West Loop, with a repair counter.',
  'pacific-standard': 'Two blocks from the beach, and dressed like it.',
  'juniper-lane': 'Natural fibres and nothing else, on Division Street.',
  'magnolia-general': 'A general store for families, from rompers to rocking chairs.',
  'foundry-store': 'Workwear in an old foundry, with a climbing wall nobody asked for.',
  'lamb-and-lark': 'Children’s clothes on Lamb’s Conduit Street, handed down since 1994.',
  'dulwich-trading': 'A neighbourhood shop that knows the names of the dogs.',
  'cobble-and-co': 'Knitwear, tweed and dresses to wear with both.',
  'harbour-nine': 'On the quay, ninth door: outerwear for the weather one has.',
  'fjord-avenue': 'Norway’s quiet department store: six cities, one taste.',
  'sodermalm-edit': 'An edit a month, forty pieces, then the next.',
  'kobenhavn-k': 'Women’s fashion behind the King’s Garden.',
  'via-solferino': 'The Brera boutique where editors buy on their own money.',
  'bottega-verde-acqua': 'Everything for the sea, an hour away from it.',
  'calle-mayor': 'Three floors in the old centre, for the whole family.',
  'el-rastro-moda': 'Fashion beside the flea market, open on Sundays of course.',
  'daikanyama-select': 'A select shop for denim, loafers and the perfect T-shirt.',
  'hanok-store': 'In a wooden house in Bukchon: shoes off, please.',
  'paddington-edit': 'Summer first: dresses, sandals and hats, also in July.',
  'table-bay-mercantile': 'Between mountain and ocean, and stocked for both.',
}

export const retailerFacts = Object.entries(shops).map(([slug, [name, access, place, kind]]) => ({
  slug,
  name,
  access: access as Access,
  place: place as PlaceName,
  kind: kind as Kind,
  about: abouts[slug as keyof typeof shops],
}))
