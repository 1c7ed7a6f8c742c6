import { sql } from 'kysely'
import { type Accents, accentsOf } from '@souk/contract/marketplace/accent.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { Db } from './database/db.ts'

const channel = 'souk_marketplace'

/** What the owner of this marketplace decided, as every page, mail and paper needs it. */
export type MarketplaceFacts = {
  name: Readonly<Record<Language, string>>
  supportEmail: string | null
  logo: string | null // where the picture lies
  icon: string | null
  accents: Accents | null // null: the colours of the themes
  mailSender: string // empty: the name, or what MAIL_FROM says
  mailFooter: Readonly<Record<Language, string>>
  /** Empty: what HELP_LINKS says. */
  help: Readonly<Record<'knowledgeCenter' | 'academy', Readonly<Record<'brand' | 'retailer', string>>>>
  /** Where the country of a company does not say them. */
  defaults: { currency: string; timeZone: string; language: Language }
}

/** Tells every process to read the facts again, once the transaction commits. */
export async function notifyMarketplaceChanged(tx: Db): Promise<void> {
  await sql`select pg_notify(${channel}, '')`.execute(tx)
}

async function readFacts(db: Db): Promise<MarketplaceFacts> {
  const row = await db.selectFrom('marketplace').selectAll().executeTakeFirstOrThrow()
  const { supportEmail, logo, icon, mailSender } = row
  return {
    name: { en: row.nameEn, ar: row.nameAr },
    supportEmail,
    logo,
    icon,
    accents: row.accent === null ? null : accentsOf(row.accent),
    mailSender,
    mailFooter: { en: row.mailFooterEn, ar: row.mailFooterAr },
    help: {
      knowledgeCenter: { brand: row.helpBrand, retailer: row.helpRetailer },
      academy: { brand: row.academyBrand, retailer: row.academyRetailer },
    },
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
