import type { AddressIn } from '@souk/contract/entities/entity-shapes.ts'

/** Most addresses are in the country of the entity. */
export function blankAddress(country: string | null): AddressIn {
  return {
    label: '',
    contactName: '',
    phone: '',
    line1: '',
    line2: '',
    city: '',
    region: '',
    postalCode: '',
    country: country ?? '',
    isDefaultShipping: false,
    isDefaultBilling: false,
  }
}
