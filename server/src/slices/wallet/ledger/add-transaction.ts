import type { Insertable } from 'kysely'
import type { Database, Tx } from '../../../platform/data/database/db.ts'
import { publishLiveToAll } from '../../../platform/data/outbox.ts'
import { effectOn, type Posting } from './accounts.ts'
import { postTransfer, type Transfer } from './post-transfer.ts'

type Row = Insertable<Database['walletTransaction']>
type Shown = Omit<
  Row,
  'currency' | 'transferId' | 'brandEffect' | 'retailerEffect' | 'invoiceId' | 'orderId' | 'paymentId'
>

/** A transfer together with the transaction that people see; null when it was booked before. */
export async function book(tx: Tx, transfer: Transfer, shown: Shown): Promise<string | null> {
  const transferId = await postTransfer(tx, transfer)
  if (!transferId) return null
  const { id } = await tx
    .insertInto('walletTransaction')
    .values({
      ...shown,
      ...effectsOf(shown, transfer.postings),
      currency: transfer.currency,
      transferId,
      invoiceId: transfer.invoiceId ?? null,
      orderId: transfer.orderId ?? null,
      paymentId: transfer.paymentId ?? null,
      ...(transfer.at && { at: transfer.at, createdAt: transfer.at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announceMoney(tx, shown)
  return id
}

export const effectsOf = (
  { brandId, retailerId }: { brandId?: string | null | undefined; retailerId?: string | null | undefined },
  postings: readonly Posting[],
) => ({
  brandEffect: effectOn(brandId ?? null, postings),
  retailerEffect: effectOn(retailerId ?? null, postings),
})

/** Open screens of both sides ask again. */
export const announceMoney = (
  tx: Tx,
  { brandId, retailerId }: { brandId?: string | null | undefined; retailerId?: string | null | undefined },
) =>
  publishLiveToAll(
    tx,
    [brandId, retailerId].flatMap((entityId) => (entityId ? [{ entityId }] : [])),
    'wallet.changed',
  )
