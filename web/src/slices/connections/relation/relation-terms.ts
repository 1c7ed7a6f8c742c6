import { Notes, type OwnTerms } from '@souk/contract/connections/connection-shapes.ts'
import { CommercialTerms } from '@souk/contract/entities/entity-shapes.ts'
import { z } from 'zod/mini'

const { paymentMethods, incoterm, leadTimeDays, depositPercent, returns, notes: remarks } = CommercialTerms.shape

/** One form for all a brand arranges with a retailer; a term that is left blank is the brand's own. */
export const Arrangement = z.strictObject({
  groupId: z.nullable(z.uuid()),
  salesRepId: z.nullable(z.uuid()),
  notes: Notes,
  paymentMethods,
  incoterm,
  leadTimeDays,
  depositPercent,
  returns,
  remarks,
})
export type Arrangement = z.output<typeof Arrangement>
type Kept = { terms: OwnTerms; notes?: string | undefined } & {
  group?: { id: string } | null | undefined
  salesRep: { userId: string } | null
}

export function arrangementOf({ terms, notes, group, salesRep }: Kept): Arrangement {
  return {
    groupId: group?.id ?? null,
    salesRepId: salesRep?.userId ?? null,
    notes: notes ?? '',
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
