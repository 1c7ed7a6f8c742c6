import { CommercialTerms, type OwnEntity, Social } from '@souk/contract/entities/entity-shapes.ts'
import { z } from 'zod/mini'
import { socialOf } from './social-names.ts'

/** One form for both: they are saved together. */
export const Terms = z.extend(CommercialTerms, Social.shape)
export type Terms = z.infer<typeof Terms>

const blank: CommercialTerms = {
  paymentMethods: [],
  incoterm: null,
  leadTimeDays: null,
  depositPercent: null,
  returns: '',
  notes: '',
}

export function termsOf({ commercialTerms, social }: OwnEntity): Terms {
  return { ...blank, ...(commercialTerms as Partial<CommercialTerms>), ...socialOf(social) } as Terms
}

/** As the server knows them: two parts of an entity. */
export function partsOf(terms: Terms): { commercialTerms: CommercialTerms; social: Social } {
  return { commercialTerms: pick(terms, CommercialTerms.shape), social: pick(terms, Social.shape) }
}

function pick<S extends object>(terms: Terms, shape: S): Pick<Terms, keyof S & keyof Terms> {
  return Object.fromEntries(Object.entries(terms).filter(([name]) => name in shape)) as Pick<
    Terms,
    keyof S & keyof Terms
  >
}
