import { decimalsOf } from '../core/money.ts'
import type { Department } from './departments.ts'

export { departments, type Department } from './departments.ts'

export const genders = ['FEMALE', 'MALE', 'UNISEX'] as const

export const companyRoles = [
  'OWNER',
  'FOUNDER',
  'CHIEF_EXECUTIVE',
  'GENERAL_MANAGER',
  'HEAD_OF_BUYING',
  'BUYER',
  'MERCHANDISER',
  'STORE_MANAGER',
  'SALES_DIRECTOR',
  'WHOLESALE_MANAGER',
  'SALES_REPRESENTATIVE',
  'DESIGNER',
  'MARKETING',
  'OPERATIONS',
  'FINANCE',
  'OTHER',
] as const

type CategoryRow = { key: string; departments: readonly Department[]; subCategories: readonly string[] }

/** A category may belong to several departments; every sub-category belongs to one category. */
export const categories = [
  {
    key: 'DRESSES',
    departments: ['WOMEN', 'KIDS'],
    subCategories: ['MINI_DRESSES', 'MIDI_DRESSES', 'MAXI_DRESSES', 'SHIRT_DRESSES', 'EVENING_DRESSES'],
  },
  {
    key: 'TOPS',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['T_SHIRTS', 'SHIRTS', 'BLOUSES', 'POLO_SHIRTS', 'TANK_TOPS', 'BODYSUITS'],
  },
  {
    key: 'KNITWEAR',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['SWEATERS', 'CARDIGANS', 'ROLL_NECKS', 'KNITTED_VESTS'],
  },
  { key: 'SWEATS', departments: ['WOMEN', 'MEN', 'KIDS'], subCategories: ['SWEATSHIRTS', 'HOODIES', 'SWEATPANTS'] },
  {
    key: 'TROUSERS',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['STRAIGHT_TROUSERS', 'WIDE_TROUSERS', 'CHINOS', 'LEGGINGS', 'SHORTS'],
  },
  {
    key: 'DENIM',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['JEANS', 'DENIM_JACKETS', 'DENIM_SKIRTS', 'DENIM_SHIRTS'],
  },
  { key: 'SKIRTS', departments: ['WOMEN', 'KIDS'], subCategories: ['MINI_SKIRTS', 'MIDI_SKIRTS', 'MAXI_SKIRTS'] },
  { key: 'JUMPSUITS', departments: ['WOMEN', 'KIDS'], subCategories: ['LONG_JUMPSUITS', 'PLAYSUITS', 'DUNGAREES'] },
  { key: 'TAILORING', departments: ['WOMEN', 'MEN'], subCategories: ['BLAZERS', 'SUITS', 'WAISTCOATS'] },
  {
    key: 'OUTERWEAR',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['COATS', 'TRENCH_COATS', 'JACKETS', 'DOWN_JACKETS', 'LEATHER_JACKETS', 'OVERSHIRTS'],
  },
  {
    key: 'MODEST_WEAR',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['ABAYAS', 'KAFTANS', 'JALABIYAS', 'THOBES', 'HEADSCARVES'],
  },
  {
    key: 'UNDERWEAR',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['BRAS', 'BRIEFS', 'UNDERSHIRTS', 'HOSIERY'],
  },
  { key: 'NIGHTWEAR', departments: ['WOMEN', 'MEN', 'KIDS'], subCategories: ['PYJAMAS', 'NIGHTDRESSES', 'ROBES'] },
  {
    key: 'SWIMWEAR',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['SWIMSUITS', 'BIKINIS', 'SWIM_SHORTS', 'COVER_UPS', 'BURKINIS'],
  },
  {
    key: 'ACTIVEWEAR',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['SPORTS_TOPS', 'SPORTS_BRAS', 'SPORTS_LEGGINGS', 'TRACKSUITS'],
  },
  { key: 'BABYWEAR', departments: ['BABY'], subCategories: ['ROMPERS', 'BABY_BODYSUITS', 'SLEEPSUITS', 'BABY_SETS'] },
  {
    key: 'SHOES',
    departments: ['WOMEN', 'MEN', 'KIDS', 'BABY'],
    subCategories: ['SNEAKERS', 'BOOTS', 'SANDALS', 'HEELS', 'FLATS', 'LOAFERS'],
  },
  {
    key: 'BAGS',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['TOTES', 'SHOULDER_BAGS', 'CROSSBODY_BAGS', 'CLUTCHES', 'BACKPACKS', 'WALLETS'],
  },
  {
    key: 'ACCESSORIES',
    departments: ['WOMEN', 'MEN', 'KIDS', 'BABY'],
    subCategories: ['SCARVES', 'HATS', 'BELTS', 'GLOVES', 'SUNGLASSES', 'SOCKS', 'TIES', 'HAIR_ACCESSORIES'],
  },
  {
    key: 'JEWELLERY',
    departments: ['WOMEN', 'MEN', 'KIDS'],
    subCategories: ['NECKLACES', 'EARRINGS', 'BRACELETS', 'RINGS', 'WATCHES'],
  },
  { key: 'HOME', departments: ['LIFESTYLE'], subCategories: ['CANDLES', 'CUSHIONS', 'THROWS', 'TABLEWARE'] },
  { key: 'BEAUTY', departments: ['LIFESTYLE'], subCategories: ['FRAGRANCES', 'SKINCARE', 'BODY_CARE'] },
] as const satisfies readonly CategoryRow[]
export type Category = (typeof categories)[number]['key']
export type SubCategory = (typeof categories)[number]['subCategories'][number]

const ofEurope = 'EUR GBP CHF SEK NOK DKK ISK PLN CZK HUF RON TRY'
const ofArabiaAndAfrica = 'AED SAR QAR KWD BHD OMR JOD LBP EGP MAD TND ILS ZAR'
const ofAsiaAndOceania = 'JPY CNY HKD TWD KRW SGD MYR THB IDR INR AUD NZD'
const ofTheAmericas = 'USD CAD MXN BRL CLP'
/** What prices may be in. */
export const currencies = [ofTheAmericas, ofEurope, ofArabiaAndAfrica, ofAsiaAndOceania]
  .flatMap((codes) => codes.split(' '))
  .map((code) => ({ code, decimals: decimalsOf(code) }))
