import type { General, OwnEntity } from '@souk/contract/entities/entity-shapes.ts'

/** The part of an entity that the tab "General" holds. */
export function generalOf(entity: OwnEntity): General {
  const { entityName, about, website, email, phone, countryCode, currency, timeZone } = entity
  const { taxNumber, registrationNumber, logo, banner, launchDate, sequenceCode } = entity
  return {
    entityName,
    about,
    website,
    email,
    country: entity.country ?? '',
    phone,
    countryCode,
    currency,
    timeZone,
    taxNumber,
    registrationNumber,
    logo,
    banner,
    launchDate,
    sequenceCode,
  }
}
