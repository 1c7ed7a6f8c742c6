import { sql } from 'kysely'
import { analyse } from '../server/src/platform/data/database/analyse.ts'
import type { Db } from '../server/src/platform/data/database/db.ts'
import type { ServerKey } from '../server/src/platform/data/access/server-key.ts'
import type { FileStore } from '../server/src/platform/data/files/file-store.ts'
import { refreshWords } from '../server/src/slices/discovery/words.queries.ts'
import { fillAnalytics } from './analytics.ts'
import { fillAssistant } from './assistant.ts'
import { fillCarts } from './carts.ts'
import { fillCatalog } from './catalog.ts'
import { fillConnections } from './connections.ts'
import { fillDownloads } from './downloads.ts'
import { fillEntities } from './entities.ts'
import { fillFollows } from './follows.ts'
import { fillIdentity } from './identity.ts'
import { fillIntegrations } from './integrations.ts'
import { fillLegal } from './legal.ts'
import { fillInvitations } from './invitations.ts'
import { fillLists } from './lists.ts'
import { fillMessaging } from './messaging.ts'
import { fillOrders } from './orders.ts'
import { fillReferrals } from './referrals.ts'
import { fillProspects } from './prospects.ts'
import { fillShipments, settlePayments } from './shipments.ts'
import { fillWallet } from './wallet.ts'
import { fillMoneyTerms } from './wallet-terms.ts'
import { fillWishlists } from './wishlists.ts'

/** Fills an empty database, one file a slice, all in one transaction; answers the seconds it took, or null when the database is not empty. */
export async function fillWorld(db: Db, key: ServerKey, files?: FileStore): Promise<number | null> {
  const start = performance.now()
  const isFilled = await db.transaction().execute(async (tx) => {
    // Of several processes that start at once, one fills and the others wait as long as that takes.
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
    await sql`select pg_advisory_xact_lock(7260003)`.execute(tx)
    if (await tx.selectFrom('userAccount').select('id').limit(1).executeTakeFirst()) return false
    await fillLegal(tx)
    await fillEntities(tx)
    await fillIdentity(tx)
    await fillInvitations(tx)
    await fillLists(tx)
    await fillConnections(tx)
    await fillCatalog(tx)
    await fillFollows(tx)
    await fillWishlists(tx, key)
    await fillCarts(tx)
    await fillOrders(tx)
    await analyse(tx, ['salesOrder', 'orderLine', 'product', 'sku']) // what follows joins them
    await fillMoneyTerms(tx)
    await fillShipments(tx)
    await analyse(tx, ['receivable', 'ledgerAccount', 'ledgerTransfer', 'invoice'])
    await fillWallet(tx)
    await settlePayments(tx)
    await fillMessaging(tx)
    await fillReferrals(tx)
    await fillAnalytics(tx)
    await fillDownloads(tx)
    await fillProspects(tx, key)
    await fillIntegrations(tx, key, files)
    await refreshWords(tx)
    await fillAssistant(tx)
    return true
  })
  if (isFilled) await analyse(db)
  return isFilled ? (performance.now() - start) / 1000 : null
}
