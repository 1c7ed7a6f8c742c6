import { sql } from 'kysely'
import { inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import { reminderMail } from '../model/prospects.mails.tsx'

type Due = {
  prospectId: string
  brandId: string
  name: string
  email: string
  language: Language
  remindOn: string
  isDemo: boolean
}

/** One mail for each reminder that is due, to its owner, to the person who saved the lead, or to the admin where both have left the team. */
export function remindOwners({ db, say, sendMail, config }: Deps): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<Due>`
      update prospect_saved saved set reminded_at = now()
      from prospect, entity brand, user_account person
      where saved.remind_on <= current_date and saved.removed_at is null and saved.reminded_at is null
        and prospect.id = saved.prospect_id and brand.id = saved.brand_id
        and person.id = coalesce((select user_id from association where id = saved.owner_id),
          (select user_id from association where entity_id = saved.brand_id and user_id = saved.saved_by),
          (select user_id from association where entity_id = saved.brand_id and role = 'entityAdmin' and joined_at is not null
            order by created_at, id limit 1))
      returning saved.prospect_id, saved.brand_id, prospect.name, person.email, person.language, saved.remind_on, brand.is_demo`.execute(
      tx,
    )
    for (const { prospectId, brandId, name, email, language, remindOn, isDemo } of rows)
      await sendMail(tx, {
        to: email,
        language,
        content: reminderMail({ say, language }, { name }, `${config.publicUrl}/prospects-gen-ai/${prospectId}`),
        key: `prospect reminder ${brandId} ${prospectId} ${remindOn}`,
        isDemo,
      })
  })
}

/** An invitation that was accepted moves its lead to connected and counts as a good match; a first confirmed order counts as one too. */
export async function markConnected({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    with joined as (
      select invitation.brand_id, invitation.prospect_id from prospect_invitation invitation
        join direct_retailer direct on direct.id = invitation.direct_id and direct.joined_at is not null
    ), moved as (
      update prospect_saved saved set stage = 'CONNECTED', updated_at = now() from joined
      where saved.brand_id = joined.brand_id and saved.prospect_id = joined.prospect_id and saved.stage in ('NEW', 'CONTACTED', 'ANSWERED'))
    update prospect_judgement judged set kind = 'CONNECTED', judged_at = now() from joined
    where judged.brand_id = joined.brand_id and judged.prospect_id = joined.prospect_id and judged.kind in ('SAVED', 'DISMISSED')`.execute(
    db,
  )
  await sql`
    update prospect_judgement judged set kind = 'ORDERED', judged_at = now()
    from prospect_invitation invitation join direct_retailer direct on direct.id = invitation.direct_id
      join relation on relation.id = direct.relation_id
    where judged.brand_id = invitation.brand_id and judged.prospect_id = invitation.prospect_id and judged.kind = 'CONNECTED'
      and exists (select from sales_order where brand_id = relation.brand_id and retailer_id = relation.retailer_id
        and status in ('CONFIRMED', 'COMPLETED'))`.execute(db)
}
