import type { Accents } from '@souk/contract/marketplace/accent.ts'
import type { Config } from '../../base/config.ts'
import type { Language } from '../../base/messages.ts'
import type { MarketplaceFacts } from '../../data/marketplace.ts'

/** What every mail shows of the marketplace, besides what it says. */
export type MailHouse = {
  logo: string | null // its whole address
  accents: Accents | null
  footer: string
  support: string | null
}
type Known = { config: Pick<Config, 'publicUrl'>; marketplace: () => MarketplaceFacts }

export function mailHouse({ config, marketplace }: Known, language: Language): MailHouse {
  const { logo, accents, mailFooter, supportEmail } = marketplace()
  return {
    logo: logo && `${config.publicUrl}${logo.replace(/\.webp$/, '-640.webp')}`,
    accents,
    footer: mailFooter[language],
    support: supportEmail,
  }
}

/** The console's name wins; then that of MAIL_FROM, if it has one; then the marketplace's. */
export function senderName(
  { mailFrom }: Pick<Config, 'mailFrom'>,
  { mailSender, name }: Pick<MarketplaceFacts, 'mailSender' | 'name'>,
  language: string,
): string {
  return mailSender || mailFrom.name || name[language === 'ar' ? 'ar' : 'en']
}
