import type { Request } from '@souk/contract/core/endpoint.ts'
import { accentRules, accentsOf } from '@souk/contract/marketplace/accent.ts'
import { marketplace } from '@souk/contract/marketplace/marketplace.contract.ts'
import { setProductName } from '../../lib/language/product-name.ts'
import { setAccentRules, setLogo } from '../../lib/look.ts'
import { call } from '../../lib/server/call.ts'

/** The frame shows the new name, logo and colour without a reload. */
export async function change(body: Request<typeof marketplace.change>['body']) {
  const saved = await call(marketplace.change, { body })
  setProductName({ en: saved.nameEn, ar: saved.nameAr })
  setLogo(saved.logo)
  setAccentRules(saved.accent ? accentRules(accentsOf(saved.accent)) : '')
  return saved
}
