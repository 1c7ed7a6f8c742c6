import type { MailKind } from '@souk/contract/follows/follow-mails.ts'
import type { Tx } from '../../platform/data/database/db.ts'
import { countTry } from '../../platform/serving/http/rate-limit.ts'
import { Refusal } from '../../platform/base/refusal.ts'

type Mail = { userId: string; kind: MailKind; subject: string }

/** So many mails about collections a day; what is over it stands in the digest and in the calendar. */
const aDay = { tries: 10, seconds: 86_400 }

/** The row is the right to send: of any number of workers one gets it, once and for all. */
export async function claimMail(tx: Tx, mail: Mail): Promise<boolean> {
  const row = await tx
    .insertInto('followMail')
    .values({ ...mail, isSent: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Claimed, but not sent: there was nothing to say, or enough was said. */
export async function leaveUnsent(tx: Tx, { userId, kind, subject }: Mail): Promise<void> {
  await tx
    .updateTable('followMail')
    .set({ isSent: false })
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

export async function isWithinLimit(tx: Tx, userId: string): Promise<boolean> {
  try {
    await countTry(tx, `follow mails ${userId}`, aDay)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
