/** Prices in credits of what costs something. */
export const creditRates = { search: 1, save: 2, reveal: 5 } as const
export const startCredits = 50
export const thresholds = [90, 85, 80, 75, 70, 65, 60, 55, 50] as const
export const matchModes = ['any', 'all', 'none'] as const
export const stages = ['NEW', 'CONTACTED', 'ANSWERED', 'CONNECTED', 'NOT_A_FIT'] as const
export const dismissalReasons = ['CATEGORY', 'PRICE', 'PLACE', 'TYPE', 'KNOWN', 'CLOSED', 'OTHER'] as const
/** Below this number of judgements a percentage is an estimate. */
export const judgementsNeeded = 500
export const tailoredAtOnce = 5
/** What a score is made of; a feature is a number from 0 to 1, or unknown. */
export const featureNames = [
  'categories',
  'departments',
  'price',
  'shipping',
  'region',
  'storeType',
  'size',
  'brandsCarried',
  'description',
  'territory',
] as const
export type FeatureName = (typeof featureNames)[number]
/** The columns of the import; lists are separated by `;`. */
export const prospectColumns = [
  'name',
  'domain',
  'country',
  'city',
  'storeType',
  'categories',
  'departments',
  'avgRetailPrice',
  'currency',
  'doors',
  'carriedBrands',
  'description',
  'contactName',
  'contactRole',
  'contactEmail',
  'contactPhone',
  'source',
  'licence',
  'obtainedAt',
] as const
export type ProspectColumn = (typeof prospectColumns)[number]
const example: Record<ProspectColumn, string> = {
  name: 'Maison Ondine',
  domain: 'maison-ondine.example',
  country: 'FR',
  city: 'Lyon',
  storeType: 'BOUTIQUE',
  categories: 'DRESSES;KNITWEAR',
  departments: 'WOMEN',
  avgRetailPrice: '120.00',
  currency: 'EUR',
  doors: '2',
  carriedBrands: 'Jardin Bleu;Casa Petra',
  description: 'Two boutiques for linen and fine knitwear',
  contactName: 'Claire Ondine',
  contactRole: 'BUYER',
  contactEmail: 'claire@maison-ondine.example',
  contactPhone: '+33 4 00 00 00 00',
  source: 'Trade fair list',
  licence: 'Own contact',
  obtainedAt: '2026-09-01',
}
/** A sheet to begin with: the columns and one store. */
export const exampleSheet = `${prospectColumns.join(',')}\n${prospectColumns.map((column) => example[column]).join(',')}\n`
export const importLimits = { rows: 20_000, columns: 40, cellLength: 5_000 } as const
