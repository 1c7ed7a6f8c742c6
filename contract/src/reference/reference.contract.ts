import { z } from 'zod/mini'
import { endpoint } from '../core/endpoint.ts'
import { Band } from '../core/bands.ts'
import { Country } from '../core/countries.ts'
import { Role } from '../core/role.ts'
import { BrowserReport } from './reports.ts'
import { FileUse, NewUserFileUse } from './uploads.ts'

const NamesOf = z.record(z.string(), z.string())
/** What each key of the lists is called. */
const Names = z.object({
  departments: NamesOf,
  categories: NamesOf,
  colours: NamesOf,
  subCategories: NamesOf,
  genders: NamesOf,
  companyRoles: NamesOf,
})

/** What every screen may need, the same for everyone who reads one language: cached by the browser. */
export const Common = z.object({
  languages: z.array(z.string()),
  currencies: z.array(z.object({ code: z.string(), decimals: z.int() })),
  departments: z.array(z.string()),
  categories: z.array(
    z.object({ key: z.string(), departments: z.array(z.string()), subCategories: z.array(z.string()) }),
  ),
  hidden: z.array(z.string()), // `categories.BAGS`: what has it keeps it, nothing new may choose it
  seasons: z.array(z.string()), // suggestions, in the language of the reader
  genders: z.array(z.string()),
  companyRoles: z.array(z.string()),
  names: Names, // in the language of the reader
  priceBands: z.object({ retailer: z.array(Band), brand: z.array(Band) }),
  markupBands: z.array(Band),
  limits: z.object({ maxCount: z.int(), fileBytes: z.int(), imageBytes: z.int(), imagesPerProduct: z.int() }),
})
export type Common = z.infer<typeof Common>

/** The same, and what depends on the person. */
export const CommonForPerson = z.extend(Common, { ownPriceBands: z.array(Band), assignableRoles: z.array(Role) })
export type CommonForPerson = z.infer<typeof CommonForPerson>

export const Uploaded = z.object({
  location: z.string(),
  sizes: z.optional(z.record(z.string(), z.string())), // a picture's three widths, each with its address
  width: z.optional(z.int()),
  height: z.optional(z.int()),
})
export type Uploaded = z.infer<typeof Uploaded>

export const reference = {
  common: endpoint({
    method: 'GET',
    path: '/api/common',
    allow: 'public',
    duringMaintenance: true,
    reply: Common,
  }),
  commonForPerson: endpoint({
    method: 'GET',
    path: '/api/common/auth',
    allow: ['read', 'Auth'],
    beforeTwoFactor: true,
    reply: CommonForPerson,
  }),
  countries: endpoint({ method: 'GET', path: '/api/common/countries', allow: 'public', reply: z.array(Country) }),
  /** Text such as `1;US;USA;United States`; `2;;;Unknown` when the address is in no known range. */
  ipCountry: endpoint({
    method: 'GET',
    path: '/api/common/ip-country',
    allow: 'public',
    reply: z.string(),
    raw: 'text/plain',
  }),
  flags: endpoint({
    method: 'GET',
    path: '/api/common/flags',
    allow: ['read', 'Auth'],
    beforeTwoFactor: true,
    reply: z.record(z.string(), z.boolean()),
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/common/events',
    allow: ['read', 'Profile'],
    beforeTwoFactor: true,
    reply: z.string(),
    raw: 'text/event-stream',
  }),
  uploadFile: endpoint({
    method: 'POST',
    path: '/api/common/auth/files/:fileType',
    allow: ['read', 'Profile'],
    params: z.strictObject({ fileType: FileUse }),
    upload: true,
    reply: Uploaded,
    status: 201,
    limit: { tries: 120, seconds: 60, per: 'user' },
  }),
  uploadNewUserFile: endpoint({
    method: 'POST',
    path: '/api/common/new-user-upload/:fileType',
    allow: 'public',
    params: z.strictObject({ fileType: NewUserFileUse }),
    upload: true,
    reply: Uploaded,
    status: 201,
    limit: { tries: 20, seconds: 600, per: 'address' },
  }),
  reportFromBrowser: endpoint({
    method: 'POST',
    path: '/api/common/browser-reports',
    duringMaintenance: true,
    allow: 'public',
    body: BrowserReport,
    reply: z.null(),
    status: 202,
    limit: { tries: 60, seconds: 60, per: 'address' },
  }),
}
