import type { CommercialTerms } from '@souk/contract/entities/entity-shapes.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Language, Say } from '../../../platform/base/messages.ts'

/** How a brand presents itself on paper. */
export async function brandLook(db: Db, brandId: string) {
  return db
    .selectFrom('entity')
    .select(['name', 'logo', 'banner', sql<Partial<CommercialTerms>>`commercial_terms`.as('terms')])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow()
}

/** A brand's terms as sentences, and what a printed price is worth. */
export function brandTerms(terms: Partial<CommercialTerms>, say: Say, language: Language): string[] {
  const word = (key: string, params: Record<string, unknown>) => say(language, `sheet.${key}`, params)
  const { paymentMethods = [], incoterm, leadTimeDays, depositPercent, returns, notes } = terms
  const today = new Date().toISOString().slice(0, 10)
  return [
    ...(paymentMethods.length > 0
      ? [
          word('payment', {
            methods: paymentMethods
              .map((one) => say(language, `paper.method.${one}`))
              .join(language === 'ar' ? '، ' : ', '),
          }),
        ]
      : []),
    ...(incoterm ? [word('incoterm', { incoterm })] : []),
    ...(leadTimeDays ? [word('leadTime', { days: leadTimeDays })] : []),
    ...(depositPercent ? [word('deposit', { percent: depositPercent })] : []),
    ...(returns ? [word('returns', { text: returns })] : []),
    ...(notes ? [notes] : []),
    word('priceNote', { day: language === 'ar' ? `\u200E${today}\u200E` : today }),
  ]
}
