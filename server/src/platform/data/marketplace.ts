import { sql } from 'kysely'
import type { Language } from '@souk/contract/core/language.ts'
import type { Db } from './database/db.ts'

const channel = 'souk_marketplace'

/** What the owner of this marketplace decided, as every page, mail and paper needs it. */
export type MarketplaceFacts = {
  name: Readonly<Record<Language, string>>
  supportEmail: string | null
  /** Where the country of a company does not say them. */
  defaults: { currency: string; timeZone: string; language: Language }
}

/** Tells every process to read the facts again, once the transaction commits. */
export async function notifyMarketplaceChanged(tx: Db): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(tx)
}

async function readFacts(db: Db): Promise<MarketplaceFacts> {
  const row = await db.selectFrom('marketplace').selectAll().executeTakeFirstOrThrow()
  return {
    name: { en: row.nameEn, ar: row.nameAr },
    supportEmail: row.supportEmail,
    defaults: { currency: row.currency, timeZone: row.timeZone, language: row.language as Language },
  }
}

type Hears = { on: (channel: string, heard: () => void) => unknown }

/** Read once, and again after a change; asking costs nothing. */
export async function openMarketplace(db: Db, listener: Hears): Promise<() => MarketplaceFacts> {
  let facts = await readFacts(db)
  let asked = 0
  async function readAgain(): Promise<void> {
    const own = ++asked
    const now = await readFacts(db)
    if (own === asked) facts = now // an answer that was overtaken is an older one
  }
  listener.on(channel, () => void readAgain().catch(() => undefined))
  return () => facts
}
