import type { Marketplace } from '@souk/contract/marketplace/marketplace-shapes.ts'

export const marketplace: Marketplace = {
  nameEn: 'Souk',
  nameAr: 'سوق',
  supportEmail: 'help@souk.test',
  legalName: '',
  registrationNumber: '',
  taxNumber: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  commissionTax: '0',
  bankHolder: '',
  iban: '',
  bic: '',
  version: 3,
  updatedAt: '2026-03-01T10:00:00Z',
}
