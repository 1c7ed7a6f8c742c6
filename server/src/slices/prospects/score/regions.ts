const regions = {
  europe: 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO RS SE SI SK TR UA',
  gulf: 'AE BH EG IQ JO KW LB MA OM QA SA TN DZ YE',
  africa: 'ZA NG KE GH ET TZ SN CI UG RW',
  asia: 'JP KR CN HK TW SG MY TH ID IN PH VN',
  oceania: 'AU NZ',
  americas: 'US CA MX BR CL AR CO PE UY',
} as const
const byCountry = new Map(
  Object.entries(regions).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name])),
)

/** Countries that a brand serves together. */
export const regionOf = (country: string): string => byCountry.get(country) ?? country
