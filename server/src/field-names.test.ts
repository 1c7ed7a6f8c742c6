import { connections } from '@souk/contract/connections/connections.contract.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { payments } from '@souk/contract/payments/payments.contract.ts'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { credit } from '@souk/contract/wallet/credit.contract.ts'
import { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { expect, test } from 'vitest'
import { messages } from './app.ts'

/** What people type into forms; ids and choices are set by the page. */
const forms = {
  addAddress: entities.addAddress.body,
  general: entities.general.body,
  segmentation: entities.segmentation.body,
  social: entities.social.body,
  request: connections.request.body,
  saveCard: payments.save.body,
  apply: credit.apply.body,
  announce: bankTransfers.announce.body,
  mail: wishlists.mail.body,
  createKey: apiKeys.create.body,
}
const isSetByPage = (name: string) =>
  /Ids?$|^(?:is|otherMinimums|accepts)|^(?:restricted|shipsFrom)Countries$|^(?:logo|banner)$/.test(name)

test.each(Object.entries(forms))('%s calls its fields what people call them, in English and Arabic', (_, body) => {
  const names = Object.keys(body.shape).filter((name) => !isSetByPage(name))
  expect(names.filter((name) => !messages.has(`fields.${name}`))).toEqual([])
})

test('an address that lacks its street is refused in words, not by the name of the field', () => {
  expect(messages.say('ar', 'fields.line1')).toBe('الشارع والرقم')
  expect(messages.say('en', 'fields.cvc')).toBe('security code')
})
