export const root = '/api/v2/lead-ai'
const id = '0199a000-0000-7000-8000-000000000001'
const reasons = { for: [], against: [], unknown: [] }
/** A store as a brand is shown it, without anything that is not needed to show it. */
export const lead = {
  id,
  name: 'Concept Store Munich',
  domain: null,
  country: 'DE',
  city: 'Munich',
  storeType: null,
  categories: [],
  latitude: null,
  longitude: null,
  match: 80,
  estimated: false,
  reasons,
  viewed: false,
  saved: false,
  contacts: [],
}
export const detail = {
  ...lead,
  departments: [],
  avgRetailPrice: null,
  currency: 'EUR',
  doors: null,
  carriedBrands: [],
  description: 'Shoes and coats since 1988.',
  source: 'A directory',
  licence: 'CC BY',
  obtainedOn: '2026-01-01',
  base: 50,
  stockists: [],
  isTooClose: false,
  similar: [],
  tracking: null,
  dismissed: null,
  isCarrying: false,
  invitation: { subject: '', message: '' },
  canDraft: false,
}
/** What the screens of a store ask beside it. */
export const others = {
  [`GET ${root}/credit-rates`]: { search: 1, save: 2, reveal: 5 },
  [`GET ${root}/available-credits/:brandId`]: { credits: 50, pending: null },
  [`GET ${root}/viewed_lead_position`]: null,
  [`POST ${root}/viewed-leads`]: { leadIds: [] },
  [`POST ${root}/get-filters`]: { countries: [], storeTypes: [], categories: [], retailPrices: [] },
  [`GET ${root}/desired-industries`]: { industries: [] },
}
