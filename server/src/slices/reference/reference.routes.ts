import { assignableRoles } from '@souk/contract/core/abilities.ts'
import { markupBands, priceBands } from '@souk/contract/core/bands.ts'
import { countries } from '@souk/contract/core/countries.ts'
import { languages } from '@souk/contract/core/language.ts'
import { fileLimits } from '@souk/contract/core/limits.ts'
import type { Common, reference } from '@souk/contract/reference/reference.contract.ts'
import { type ListName, listNames } from '@souk/contract/reference/list-names.ts'
import { categories, companyRoles, currencies, genders } from '@souk/contract/reference/taxonomy.ts'
import { referenceLists } from '../../platform/base/reference-lists.ts'
import { takeUpload } from '../../platform/data/files/take-upload.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import type { Language, Say } from '../../platform/base/messages.ts'
import { countryTextOf } from './ip-country.ts'

const { maxCount, fileBytes, imageBytes, imagesPerProduct } = fileLimits
const fixed = {
  languages: [...languages],
  currencies: [...currencies],
  genders: [...genders],
  companyRoles: [...companyRoles],
  priceBands: { retailer: [...priceBands.retailer], brand: [...priceBands.brand] },
  markupBands: [...markupBands],
  limits: { maxCount, fileBytes, imageBytes, imagesPerProduct },
}
const subCategoriesOf = new Map<string, readonly string[]>(
  categories.map(({ key, subCategories }) => [key, subCategories]),
)

/** The lists with what each of their keys is called. */
function commonIn(language: Language, say: Say): Common {
  const named = (group: keyof Common['names'], keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, say(language, `${group}.${key}`)]))
  const lists = referenceLists()
  const keysOf = (list: ListName) => lists[list].map(({ key }) => key)
  const names = {
    departments: named('departments', keysOf('departments')),
    categories: named('categories', keysOf('categories')),
    colours: named('colours', keysOf('colours')),
    subCategories: named('subCategories', [...subCategoriesOf.values()].flat()),
    genders: named('genders', genders),
    companyRoles: named('companyRoles', companyRoles),
  }
  return {
    ...fixed,
    departments: keysOf('departments'),
    categories: lists.categories.map(({ key, departments }) => ({
      key,
      departments: [...departments],
      subCategories: [...(subCategoriesOf.get(key) ?? [])],
    })),
    hidden: listNames.flatMap((list) =>
      lists[list].flatMap(({ key, isHidden }) => (isHidden ? [`${list}.${key}`] : [])),
    ),
    seasons: lists.seasons.flatMap(({ nameEn, nameAr, isHidden }) =>
      isHidden ? [] : [language === 'ar' ? nameAr : nameEn],
    ),
    names,
  }
}

export const referenceHandlers: Handlers<typeof reference> = {
  common: ({ caller }, { say }) => commonIn(caller.language, say),
  commonForPerson: ({ actor, caller }, { say }) => ({
    ...commonIn(caller.language, say),
    ownPriceBands: [...priceBands[actor.side === 'brand' ? 'brand' : 'retailer']],
    assignableRoles: [...assignableRoles(actor)],
  }),
  countries: () => [...countries],
  ipCountry: ({ caller }) => countryTextOf(caller.address),
  flags: ({ actor }, { flags }) => flags.all(actor),
  events: ({ actor, caller }, { live }) => live.stream(actor, caller.lastEventId, caller.gone(), caller.sessionId),
  async uploadFile({ actor, params, caller }, { db, files }) {
    return takeUpload({ db, store: files, actor }, params.fileType, await caller.file())
  },
  async uploadNewUserFile({ params, caller }, { db, files }) {
    return takeUpload({ db, store: files, actor: null }, params.fileType, await caller.file())
  },
  reportFromBrowser({ actor, body, caller }, { log }) {
    const line = {
      ...body,
      userId: actor?.userId,
      traceId: caller.traceId,
      requestId: body.requestId ?? caller.requestId,
    }
    if (body.kind === 'error') log.error({ browser: line }, 'a browser reported an error')
    else log.info({ browser: line }, 'a browser measured')
    return null
  },
}
