import { OwnNotes, type OwnTerms, type Relation } from '@souk/contract/connections/connection-shapes.ts'
import { CommercialTerms } from '@souk/contract/entities/entity-shapes.ts'
import { z } from 'zod/mini'

const { paymentMethods, incoterm, leadTimeDays, depositPercent, returns, notes: remarks } = CommercialTerms.shape

/** One form for all a brand arranges with a retailer; a term that is left blank is the brand's own. */
export const Arrangement = z.strictObject({
  groupId: z.nullable(z.uuid()),
  salesRepId: z.nullable(z.uuid()),
  ...OwnNotes.shape,
  paymentMethods,
  incoterm,
  leadTimeDays,
  depositPercent,
  returns,
  remarks,
})
export type Arrangement = z.output<typeof Arrangement>
type Agreed = Pick<Relation, keyof OwnNotes | 'terms' | 'group' | 'salesRep'>

export function arrangementOf({ terms, group, salesRep, ...relation }: Agreed): Arrangement {
  return {
    groupId: group?.id ?? null,
    salesRepId: salesRep?.userId ?? null,
    ...OwnNotes.parse(relation), // the brand, which alone sees this form, is answered all of them
    paymentMethods: terms.paymentMethods ?? [],
    incoterm: terms.incoterm ?? null,
    leadTimeDays: terms.leadTimeDays ?? null,
    depositPercent: terms.depositPercent ?? null,
    returns: terms.returns ?? '',
    remarks: terms.notes ?? '',
  }
}

/** Only what differs from blank was agreed. */
export function termsIn({ paymentMethods: ways, incoterm: rule, leadTimeDays: days, ...rest }: Arrangement): OwnTerms {
  const { depositPercent: deposit, returns: back, remarks: words } = rest
  return {
    ...(ways.length > 0 && { paymentMethods: ways }),
    ...(rule !== null && { incoterm: rule }),
    ...(days !== null && { leadTimeDays: days }),
    ...(deposit !== null && { depositPercent: deposit }),
    ...(back !== '' && { returns: back }),
    ...(words !== '' && { notes: words }),
  }
}
